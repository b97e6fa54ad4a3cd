/// A type that determines the look of a kind of control: a ``ButtonStyle``, ``ToggleStyle``,
/// ``LabelStyle``, ``ProgressViewStyle``, ``TextFieldStyle`` or ``PrimitiveButtonStyle``.
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency
public protocol ControlStyle<StyleConfiguration> {
  /// The properties of a control.
  associatedtype StyleConfiguration
  /// The type of the view that shows a control.
  associatedtype Body: View

  /// Returns the view that shows a control.
  ///
  /// Called once when the control appears, and again whenever its configuration changes.
  @ViewBuilder
  func makeBody(configuration: StyleConfiguration) -> Body
}

extension ControlStyle {
  /// Returns the body as a view that hosts the dynamic properties of the style.
  package func styled(_ configuration: StyleConfiguration) -> StyleBody<Self> {
    StyleBody(style: self, configuration: configuration)
  }
}

/// The view that a style returns for a control. It hosts the dynamic properties of the style.
package nonisolated struct StyleBody<Style: ControlStyle>: DynamicPropertyHost {
  package typealias Host = Style

  package let style: Style
  let configuration: Style.StyleConfiguration

  @MainActor
  package var body: some View { style.makeBody(configuration: configuration) }
}
