/// A modifier that chooses another one by the environment.
///
///     struct Dimmed: EnvironmentalModifier {
///       func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///         Faded(opacity: environment.isEnabled ? 1 : 0.5)
///       }
///     }
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
  /// The type of the modifier that is chosen.
  associatedtype ResolvedModifier: ViewModifier

  /// Returns the modifier for an environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Returns `content`, changed by the modifier for its environment.
  public func body(content: Content) -> some View {
    ResolvedView(modifier: self, content: content)
  }
}

private struct ResolvedView<Modifier: EnvironmentalModifier, Content: View>: View {
  let modifier: Modifier
  let content: Content
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
