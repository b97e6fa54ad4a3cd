import Signals

/// The properties of a toggle, for a ``ToggleStyle``.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label: View {
    let content: AnyView

    /// The label that the toggle was created with.
    public var body: some View { content }
  }

  /// The label of the toggle. If a style leaves it out, assistive technology has no name for a
  /// toggle whose label follows a publisher.
  public let label: Label
  /// Whether the toggle is on. Setting it switches the toggle: `configuration.isOn.toggle()`.
  @Binding public var isOn: Bool
  /// The value, for styles that follow it.
  let shown: ShownValue<Bool>
  var appliedStyles = AppliedStyles<Self>()
}

extension ToggleStyleConfiguration: ValueConfiguration, DefaultStyledConfiguration {
  static var defaultStyle: CheckboxToggleStyle { CheckboxToggleStyle() }

  func showing(_ isOn: Bool) -> Self {
    var copy = self
    copy._isOn = Binding(get: { isOn }, set: { self.isOn = $0 })
    return copy
  }
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
/// A style that changes only a part of another one shows `Toggle(configuration)`, which has the
/// next outer style.
///
/// A style may have `@State` and `@Environment` properties of its own. The views in its body take
/// the input, so a style needs a ``Button`` or a gesture.
@MainActor @preconcurrency
public protocol ToggleStyle: ControlStyle
where StyleConfiguration == ToggleStyleConfiguration {
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

extension View {
  /// Shows the toggles in this view in `style`. The innermost style applies.
  public nonisolated func toggleStyle(_ style: some ToggleStyle) -> some View {
    controlStyle(style)
  }

  /// Shows the toggles in this view in a style made of the newest of `values`.
  ///
  ///     Settings().toggleStyle(following: symbols) { SymbolToggleStyle(symbol: $0) }
  ///
  /// - Parameters:
  ///   - values: The values to make styles of. The enclosing view's style applies until the first.
  ///   - makeStyle: Returns the style for a value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func toggleStyle<Value: Equatable & Sendable, Style: ToggleStyle>(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    controlStyle(following: values, makeStyle)
  }
}
