/// A look of buttons as a value: functions that configure their appearance.
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
/// A new look is one static member, in whatever module, and no other change. What happens to a
/// button and makes no difference in the functions is shown all the same: the text of a pressed
/// button is reversed, of a hovered one underlined; one with the focus has a heavy line, or marks
/// where there is room for them; one that is disabled is faint.
public struct AppearanceButtonStyle: ButtonStyle {
  private let configure: (inout Appearance) -> Void
  @Environment(\.buttonAppearance) private var appearance
  @Environment(\.usesColor) private var usesColor

  /// The look that these functions make.
  ///
  /// - Parameters:
  ///   - setup: Says what a button looks like.
  ///   - highlight: Says what of that depends on whether it is being pressed.
  public init(
    setup: @escaping (inout Appearance) -> Void,
    highlight: @escaping (_ isHighlighted: Bool, _ button: inout Appearance) -> Void = { _, _ in }
  ) {
    configure = setup <> { highlight($0.isPressed, &$0) }
  }

  /// The label as the functions say.
  public func makeBody(configuration: Configuration) -> some View {
    let (appearance, unstyledStates) = Appearance.of(
      configuration, usesColor: usesColor,
      configure: appearance.map { $0 <> configure } ?? configure)
    AppearanceView(
      appearance: appearance, unstyledStates: unstyledStates, content: configuration.label)
  }
}

extension View {
  /// Shows the buttons inside in `style`: `.buttonStyle(.primary)`.
  public nonisolated func buttonStyle(_ style: AppearanceButtonStyle) -> some View {
    transformEnvironment { $0.addButtonStyle(style) }
  }
}

extension AppearanceButtonStyle {
  /// White on blue, for what is done most: darker while it is pressed.
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

  /// Blue on white, for everything else: the text is darker while it is pressed.
  public static let secondary = AppearanceButtonStyle(
    setup: {
      $0.contentInsets = EdgeInsets(leading: 3, trailing: 3)
      $0.background = .white
    },
    highlight: {
      $1.foreground = $0 ? darkerBlue : blue
      shadow(isHighlighted: $0, button: &$1)
    })

  /// Nothing but the text, as in a page with links: darker while it is pressed.
  public static let link = AppearanceButtonStyle(
    setup: { $0.contentInsets = EdgeInsets(leading: 2, trailing: 2) },
    highlight: { $1.foreground = $0 ? darkerBlue : blue })

  /// A pressed button lies on the page, and casts none.
  private nonisolated static func shadow(isHighlighted: Bool, button: inout Appearance) {
    button.shadow = isHighlighted ? nil : Appearance.Shadow()
  }

  private nonisolated static let blue = Color(red: 0, green: 122 / 255, blue: 1)
  private nonisolated static let darkerBlue = Color(red: 0, green: 98 / 255, blue: 250 / 255)
}
