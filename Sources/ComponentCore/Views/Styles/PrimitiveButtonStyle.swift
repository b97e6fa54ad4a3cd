import Signals

/// The properties of a button, for a ``PrimitiveButtonStyle``.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: AnyView

    /// The views of the label, arranged horizontally.
    public var body: some View {
      HStack { content }
    }
  }

  /// The label of the button.
  public let label: Label
  /// The purpose of the button.
  public let role: ButtonRole?
  let action: @MainActor () -> Void

  /// Performs the action of the button, unless the button is disabled.
  @MainActor
  public func trigger() {
    action()
  }
}

/// A type that determines the look of buttons and which input triggers them.
///
///     struct DoubleClick: PrimitiveButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.onTapGesture(count: 2) { configuration.trigger() }
///       }
///     }
///
///     Button("Erase") { erase() }.buttonStyle(DoubleClick())
///
/// The button itself handles no input: the views in the body do, or a ``Button`` that is made of
/// the configuration. Shortcuts of the keyboard trigger the button. A ``ButtonStyle`` only changes
/// the look.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: ControlStyle
where StyleConfiguration == PrimitiveButtonStyleConfiguration {
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension View {
  /// Shows the buttons in this view in `style`, which also handles their input.
  ///
  /// The innermost of several such styles applies. A ``ButtonStyle`` that is set inside of it
  /// takes its place.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    transformEnvironment { $0.primitiveButtonStyle = style }
  }

  /// Shows the buttons in this view in a style made of the newest of `values`, which also handles
  /// their input. Before the first value, only the enclosing styles apply.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func buttonStyle<Value: Equatable & Sendable, Style: PrimitiveButtonStyle>(
    following values: some Publisher<Value, Never>,
    _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    transformEnvironment(following: values) { $0.primitiveButtonStyle = makeStyle($1) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button with the label, role and action of another one, for the body of a
  /// ``PrimitiveButtonStyle``.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension PrimitiveButtonStyle {
  /// Returns the body as a view that hosts the dynamic properties of the style.
  func styledButton(for configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    AnyView(styled(configuration))
  }
}

extension EnvironmentValues {
  /// The style that handles the input of buttons, if there is one.
  var primitiveButtonStyle: (any PrimitiveButtonStyle)? {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }
}

private struct PrimitiveButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any PrimitiveButtonStyle)? { nil }
}
