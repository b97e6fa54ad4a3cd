import Signals

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

// MARK: Styles of the environment

/// The properties of controls of which the innermost style applies.
package protocol StyledConfiguration {
  /// The style where no enclosing view sets one.
  static var defaultStyle: any ControlStyle<Self> { get }
}

/// A control in the style of its environment.
package struct StyledControl<Configuration: StyledConfiguration>: View {
  package let configuration: Configuration
  @Environment(\.[StyleOf<Configuration>()]) private var style

  package init(configuration: Configuration) {
    self.configuration = configuration
  }

  package var body: some View {
    AnyView(view(in: style))
  }

  private func view(in style: some ControlStyle<Configuration>) -> any View {
    style.styled(configuration)
  }
}

extension View {
  /// Shows the controls in this view in `style`.
  package nonisolated func controlStyle<Style: ControlStyle>(_ style: Style) -> some View
  where Style.StyleConfiguration: StyledConfiguration {
    transformEnvironment { $0[StyleOf()] = style }
  }

  /// Shows the controls in this view in a style made of the newest of `values`.
  package nonisolated func controlStyle<Value: Equatable & Sendable, Style: ControlStyle>(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View where Style.StyleConfiguration: StyledConfiguration {
    transformEnvironment(following: values) { $0[StyleOf()] = makeStyle($1) }
  }
}

/// The place of a style in the environment.
struct StyleOf<Configuration>: Hashable, Sendable {}

extension EnvironmentValues {
  subscript<Configuration: StyledConfiguration>(
    _: StyleOf<Configuration>
  ) -> any ControlStyle<Configuration> {
    get { self[ControlStyleKey<Configuration>.self] }
    set { self[ControlStyleKey<Configuration>.self] = newValue }
  }
}

private struct ControlStyleKey<Configuration: StyledConfiguration>: EnvironmentKey {
  static var defaultValue: any ControlStyle<Configuration> { Configuration.defaultStyle }
}
