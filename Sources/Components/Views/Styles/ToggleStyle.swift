import Signals

/// The properties of a toggle, for a ``ToggleStyle``.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View {
    let content: AnyView

    /// The label that the toggle was created with.
    public var body: some View { content }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on. Setting it switches the toggle: `configuration.isOn.toggle()`.
  @Binding public var isOn: Bool
}

/// A type that determines the look of toggles and how they are switched.
///
///     struct Bulb: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Button {
///           configuration.isOn.toggle()
///         } label: {
///           Text(configuration.isOn ? "☀" : "☾")
///           configuration.label
///         }
///       }
///     }
///
///     Toggle("Light", isOn: $isLit).toggleStyle(Bulb())
///
/// A style may have `@State` and `@Environment` properties of its own. The views in its body take
/// the input, so a style needs a ``Button`` or a gesture.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the views that the style returns.
  associatedtype Body: View

  /// Returns the view that shows a toggle.
  ///
  /// - Parameter configuration: The label of the toggle, and whether it is on.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

extension View {
  /// Shows the toggles in this view in `style`. The innermost style applies.
  public nonisolated func toggleStyle(_ style: some ToggleStyle) -> some View {
    transformEnvironment { $0.toggleStyle = style }
  }

  /// Shows the toggles in this view in a style made of the newest of `values`.
  ///
  ///     Settings().toggleStyle(following: symbols) { SymbolToggleStyle(symbol: $0) }
  ///
  /// - Parameters:
  ///   - values: The values to make styles of. The enclosing view's style applies until the first.
  ///   - makeStyle: Returns the style for a value.
  public nonisolated func toggleStyle<Value: Equatable & Sendable, Style: ToggleStyle>(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    transformEnvironment(following: values) { $0.toggleStyle = makeStyle($1) }
  }
}

extension EnvironmentValues {
  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: any ToggleStyle { CheckboxToggleStyle() }
}

/// A toggle in the style of its environment.
struct StyledToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.toggleStyle) private var style

  var body: some View {
    styled(by: style)
  }

  private func styled(by style: some ToggleStyle) -> AnyView {
    AnyView(
      StyledControl(style: style, configuration: configuration) {
        $0.makeBody(configuration: $1)
      })
  }
}
