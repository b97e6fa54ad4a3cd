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

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public nonisolated struct Label: View {
    private let content: AnyView

    init(_ content: AnyView) {
      self.content = content
    }

    /// The label's views, beside each other if they are several.
    @MainActor
    public var body: some View {
      HStack { content }
    }
  }

  /// What the button shows.
  public let label: Label
  /// What pressing it means.
  public let role: ButtonRole?
  private let takesInput: Bool
  private let state: ControlState
  private let stateAccess: StateAccess
  /// Whether it takes input.
  public var isEnabled: Bool {
    stateAccess.isEnabled = true
    return takesInput
  }
  /// Whether it is being pressed.
  public var isPressed: Bool { state.isPressed }
  /// Whether the pointer is over it.
  public var isHovered: Bool { state.isHovered }
  /// Whether keys go to it.
  public var isFocused: Bool {
    stateAccess.isFocused = true
    return state.isFocused
  }

  init(
    label: Label, role: ButtonRole?, isEnabled: Bool, state: ControlState, stateAccess: StateAccess
  ) {
    self.label = label
    self.role = role
    takesInput = isEnabled
    self.state = state
    self.stateAccess = stateAccess
  }

  /// The same with `view` for a label.
  func with(_ view: some View) -> ButtonStyleConfiguration {
    ButtonStyleConfiguration(
      label: Label(AnyView(view)), role: role, isEnabled: takesInput, state: state,
      stateAccess: stateAccess)
  }
}

/// What happens to a button.
struct ControlState: Equatable {
  var isPressed = false
  var isHovered = false
  var isFocused = false
}

/// What styles have wanted to know of a button, and so show themselves.
final class StateAccess {
  fileprivate(set) var isEnabled = false
  fileprivate(set) var isFocused = false
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

  /// Whether the button around is being pressed.
  public var isPressed: Bool { controlState.isPressed }
  /// Whether the pointer is over the button around.
  public var isHovered: Bool { controlState.isHovered }
  /// Whether keys go to the control around.
  public var isFocused: Bool { controlState.isFocused }

  var controlState: ControlState {
    get { self[ControlStateKey.self] }
    set { self[ControlStateKey.self] = newValue }
  }

  fileprivate var buttonStyles: [any ButtonStyle] {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

private struct ControlStateKey: EnvironmentKey {
  static let defaultValue = ControlState()
}

private struct ButtonStylesKey: EnvironmentKey {
  static var defaultValue: [any ButtonStyle] { [] }
}

/// What a style makes of a button, as a view whose properties are the style's.
struct StyledButton<Style: ButtonStyle>: View, DynamicPropertyHost {
  typealias Host = Style

  let style: Style
  let configuration: ButtonStyleConfiguration

  var body: some View {
    style.makeBody(configuration: configuration)
  }
}
