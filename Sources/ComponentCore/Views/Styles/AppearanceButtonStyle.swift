/// A button style made of functions that configure an ``Appearance``.
///
///     extension AppearanceButtonStyle {
///       static let danger = AppearanceButtonStyle(
///         setup: { $0.contentInsets = EdgeInsets(leading: 3, trailing: 3) },
///         highlight: { isHighlighted, button in
///           button.background = isHighlighted ? .magenta : .red
///         })
///     }
///
///     Button("Erase") { erase() }.buttonStyle(.danger)
///
/// Each look is one static member, which may be declared in any module. The style marks the states
/// that its functions do not show:
///
/// | state | mark |
/// |---|---|
/// | focused | bold text in a heavy border or, without a border, between ▸ and ◂ |
/// | pressed | a double border, and text with swapped colors |
/// | hovered | underlined text |
/// | disabled | a dashed border, and everything faint |
///
/// The ▸ and ◂ take the place of the innermost column of the insets. Without insets, and in a
/// border, the text of a focused button has swapped colors.
public struct AppearanceButtonStyle: ButtonStyle {
  private let ownAppearance: ButtonAppearance
  @Environment(\.buttonAppearance) private var inheritedAppearance
  @Environment(\.usesFullColor) private var usesFullColor

  /// Creates a style from functions.
  ///
  /// - Parameters:
  ///   - states: The states that `setup` shows. On a terminal with few colors these are marked
  ///     too, because they may be shown by a shade of a color.
  ///   - setup: Configures the look of a button.
  ///   - highlight: Configures the properties that depend on whether the button is pressed. With
  ///     this function, the style shows ``ControlState/pressed``.
  public init(
    showing states: ControlState = [],
    setup: @escaping (inout Appearance) -> Void,
    highlight: ((_ isHighlighted: Bool, _ button: inout Appearance) -> Void)? = nil
  ) {
    let setup = ButtonAppearance(shownStates: states, configure: setup)
    let highlight = highlight.map { highlight in
      ButtonAppearance(shownStates: .pressed) { highlight($0.isPressed, &$0) }
    }
    ownAppearance = highlight.map(setup.appending) ?? setup
  }

  /// Returns the label in the configured look.
  public func makeBody(configuration: Configuration) -> some View {
    let combined = inheritedAppearance?.appending(ownAppearance) ?? ownAppearance
    let shownStates = usesFullColor ? combined.shownStates : []
    AppearanceView(
      appearance: Appearance(role: configuration.role, state: configuration.state)
        .configured(by: combined.configure),
      markedStates: configuration.state.subtracting(shownStates), content: configuration.label)
  }

  /// Returns all states, because the style marks those that its functions do not show.
  public func shownStates(in environment: EnvironmentValues) -> ControlState { .all }
}

extension View {
  /// Shows the buttons in this view in `style`: `.buttonStyle(.primary)`.
  public nonisolated func buttonStyle(_ style: AppearanceButtonStyle) -> some View {
    transformEnvironment { $0.addButtonStyle(style) }
  }
}

extension AppearanceButtonStyle {
  /// The style of the most important action: white on blue, darker while pressed.
  public static let primary = AppearanceButtonStyle(
    setup: {
      $0.contentInsets = EdgeInsets(top: 1, leading: 4, bottom: 1, trailing: 4)
      $0.cornerRadius = 2
      $0.foreground = .white
      $0.font = .title3
    },
    highlight: {
      $1.background = $0 ? darkerBlue : blue
      shadow(isHighlighted: $0, button: &$1)
    })

  /// The style of other actions: blue on white; the text is darker while pressed.
  public static let secondary = AppearanceButtonStyle(
    setup: {
      $0.contentInsets = EdgeInsets(leading: 3, trailing: 3)
      $0.background = .white
    },
    highlight: {
      $1.foreground = $0 ? darkerBlue : blue
      shadow(isHighlighted: $0, button: &$1)
    })

  /// The style of a link: blue text only, darker while pressed.
  public static let link = AppearanceButtonStyle(
    setup: { $0.contentInsets = EdgeInsets(leading: 2, trailing: 2) },
    highlight: { $1.foreground = $0 ? darkerBlue : blue })

  /// Adds a shadow unless the button is pressed.
  private nonisolated static func shadow(isHighlighted: Bool, button: inout Appearance) {
    button.shadow = isHighlighted ? nil : Appearance.Shadow()
  }

  private nonisolated static let blue = Color(red: 0, green: 122 / 255, blue: 1)
  private nonisolated static let darkerBlue = Color(red: 0, green: 98 / 255, blue: 250 / 255)
}
