import Signals

/// How buttons look, and how they show what happens to them.
///
///     struct Loud: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         configuration.label.bold().reversed(configuration.isPressed)
///       }
///     }
///
///     Button("Go") { go() }.buttonStyle(Loud())
///
/// A style may have `@State` and `@Environment` properties of its own. What it does not ask its
/// configuration is shown all the same: if not whether keys go to the button, text is reversed
/// then; if not whether it takes input, text is faint when it takes none.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What it makes of a button.
  associatedtype Body: View

  /// What it makes of a button. Called again when something about the button has changed.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a style is told of a button.
  typealias Configuration = ButtonStyleConfiguration
}

extension View {
  /// Shows the buttons inside in `style`.
  ///
  /// Styles compose: of several, the innermost is applied first, and the next to what that made.
  ///
  ///     Button("Go").buttonStyle(colored).buttonStyle(scaled)      // colored >>> scaled
  ///
  /// They do not reach into buttons: one in a label, or made by a style, is bordered again.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    transformEnvironment { $0.addButtonStyle(style) }
  }

  /// Shows the buttons inside in the style made of the newest of `values`; before the first, in
  /// those around.
  ///
  ///     Toolbar().buttonStyle(following: warnings) {
  ///       $0 ? AppearanceButtonStyle.primary : .secondary
  ///     }
  public nonisolated func buttonStyle<Value: Equatable & Sendable, Style: ButtonStyle>(
    following values: some Publisher<Value, Never>,
    _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    transformEnvironment(following: values) { $0.addButtonStyle(makeStyle($1)) }
  }
}

extension View {
  /// Shows the buttons inside in `style`, whatever styles are in force around.
  nonisolated func replacingButtonStyles<Style: ButtonStyle>(_ style: Style) -> some View {
    transformEnvironment { $0.buttonStyles = [style] }
  }
}

extension EnvironmentValues {
  /// Has `style` applied before those that are in force already.
  mutating func addButtonStyle(_ style: some ButtonStyle) {
    buttonStyles.insert(style, at: 0)
  }

  /// The environment inside a button in `state`: its styles are not those of the buttons in them.
  func environment(insideButtonIn state: ControlState) -> EnvironmentValues {
    var inner = self
    inner.controlState = state
    if !buttonStyles.isEmpty { inner.buttonStyles = [] }
    return inner
  }

  /// What the styles in force make of a button, or the bordered style if there are none.
  @MainActor
  func styledLabel(for configuration: ButtonStyleConfiguration) -> AnyView {
    func apply(_ style: some ButtonStyle, to label: AnyView) -> AnyView {
      AnyView(StyledButton(style: style, configuration: configuration.with(label)))
    }
    var view = AnyView(configuration.label)
    for style in buttonStyles { view = apply(style, to: view) }
    if !buttonStyles.isEmpty { return view }
    return buttonAppearance == nil
      ? apply(BorderedButtonStyle(), to: view)
      : apply(AppearanceButtonStyle(setup: { _ in }), to: view)
  }

  fileprivate var buttonStyles: [any ButtonStyle] {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

private struct ButtonStylesKey: EnvironmentKey {
  static var defaultValue: [any ButtonStyle] { [] }
}
