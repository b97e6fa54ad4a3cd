/// A modifier that changes nothing, for the places where one is required.
///
///     Text("Ready").modifier(EmptyModifier.identity)
///
///     Ready
public struct EmptyModifier: ViewModifier {
  /// The modifier.
  public nonisolated static let identity = EmptyModifier()

  /// Creates the modifier.
  public nonisolated init() {}

  /// Returns `content`.
  public func body(content: Content) -> some View {
    content
  }
}
