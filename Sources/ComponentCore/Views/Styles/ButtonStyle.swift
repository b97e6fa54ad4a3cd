import Signals

/// A type that determines the look of buttons and how they show their state.
///
///     struct Loud: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.italic().bold(configuration.isPressed)
///       }
///     }
///
///     Button("Go") { go() }.buttonStyle(Loud())
///
/// A style may have `@State` and `@Environment` properties of its own. It declares in
/// ``shownStates(in:)`` which states its body shows; the button marks the others.
@MainActor @preconcurrency
public protocol ButtonStyle: ControlStyle
where StyleConfiguration == ButtonStyleConfiguration {
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the states that the body shows. The button marks the others:
  ///
  /// | state | mark |
  /// |---|---|
  /// | hovered | text is underlined |
  /// | focused | the colors of text and background are swapped |
  /// | pressed, disabled | everything is faint |
  ///
  /// The attributes that the body sets do not hide the marks: if the body swaps the colors of text
  /// itself, they are swapped back while the button is focused.
  ///
  /// A style that does not implement this method shows ``ControlState/pressed`` if there are
  /// enough colors, otherwise nothing, because its body may show that state by a shade of a color.
  /// A style that shows more, or shows it without colors too, declares that:
  ///
  ///     struct Framed: ButtonStyle {
  ///       func makeBody(configuration: Configuration) -> some View {
  ///         configuration.label
  ///           .border(style: configuration.isPressed ? .double : .light)
  ///           .foregroundStyle(configuration.isHovered ? .blue : .indigo)
  ///       }
  ///
  ///       func shownStates(in environment: EnvironmentValues) -> ControlState {
  ///         environment.usesFullColor ? [.pressed, .hovered] : .pressed
  ///       }
  ///     }
  ///
  /// Composed styles show the states that any of them shows.
  ///
  /// - Parameter environment: The environment of the button.
  func shownStates(in environment: EnvironmentValues) -> ControlState
}

extension ButtonStyle {
  /// Returns ``ControlState/pressed`` where there are enough colors (see
  /// ``EnvironmentValues/usesFullColor``), otherwise no states.
  public func shownStates(in environment: EnvironmentValues) -> ControlState {
    environment.usesFullColor ? .pressed : []
  }
}

extension View {
  /// Shows the buttons in this view in `style`.
  ///
  /// Styles compose: the innermost is applied first, and each further one to its result.
  ///
  ///     Button("Go").buttonStyle(colored).buttonStyle(scaled)      // colored >>> scaled
  ///
  /// These styles do not apply inside the label of a button and inside the body of a style, where
  /// buttons are bordered unless they have styles of their own.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    transformEnvironment { $0.addButtonStyle(style) }
  }

  /// Shows the buttons in this view in a style made of the newest of `values`.
  ///
  ///     Toolbar().buttonStyle(following: warnings) {
  ///       $0 ? AppearanceButtonStyle.primary : .secondary
  ///     }
  ///
  /// Before the first value, only the enclosing styles apply.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func buttonStyle<Value: Equatable & Sendable, Style: ButtonStyle>(
    following values: some Publisher<Value, Never>,
    _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    transformEnvironment(following: values) { $0.addButtonStyle(makeStyle($1)) }
  }
}

extension View {
  /// Shows the buttons in this view in `style` alone, without the enclosing styles.
  package nonisolated func replacingButtonStyles<Style: ButtonStyle>(_ style: Style) -> some View {
    transformEnvironment {
      $0.primitiveButtonStyle = nil
      $0.buttonStyles = [style]
    }
  }
}

extension EnvironmentValues {
  /// Applies `style` before the styles that are set already.
  mutating func addButtonStyle(_ style: some ButtonStyle) {
    if primitiveButtonStyle != nil { primitiveButtonStyle = nil }
    buttonStyles.insert(style, at: 0)
  }

  /// Applies `style` unless another style is set.
  package mutating func addDefaultButtonStyle(_ style: some ButtonStyle) {
    if buttonStyles.isEmpty { buttonStyles = [style] }
  }

  /// Returns the environment inside a button in `state`, where the button's styles do not apply.
  func environment(insideButtonIn state: ControlState) -> EnvironmentValues {
    var inner = self
    if controlState != state { inner.controlState = state }
    if !buttonStyles.isEmpty { inner.buttonStyles = [] }
    if primitiveButtonStyle != nil { inner.primitiveButtonStyle = nil }
    return inner
  }

  /// Whether buttons have neither a style nor an appearance that a view has set.
  var hasDefaultButtonStyle: Bool { buttonStyles.isEmpty && buttonAppearance == nil }

  /// Returns the label of a button with all styles applied.
  @MainActor
  func styledLabel(for configuration: ButtonStyleConfiguration) -> any View {
    func label(
      _ configuration: ButtonStyleConfiguration, in style: some ButtonStyle
    ) -> any View {
      style.styled(configuration)
    }
    let styles = buttonStyles
    let innermost = styles.first ?? defaultButtonStyle
    var view = label(configuration, in: innermost)
    for style in styles.dropFirst() {
      view = label(configuration.with(AnyView(view)), in: style)
    }
    return view
  }

  /// The states that the styles of a button show.
  @MainActor
  var shownButtonStates: ControlState {
    if buttonStyles.isEmpty { return defaultButtonStyle.shownStates(in: self) }
    var states: ControlState = []
    for style in buttonStyles { states.formUnion(style.shownStates(in: self)) }
    return states
  }

  @MainActor
  private var defaultButtonStyle: any ButtonStyle {
    buttonAppearance == nil ? BorderedButtonStyle() : AppearanceButtonStyle(setup: { _ in })
  }

  fileprivate var buttonStyles: [any ButtonStyle] {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

private struct ButtonStylesKey: EnvironmentKey {
  static var defaultValue: [any ButtonStyle] { [] }
}
