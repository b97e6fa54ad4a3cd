import Components
import Signals
import TextBackend
import Testing

// MARK: The document's code, with our button's appearance for UIKit's button

private struct Style: Sendable {
  let backgroundColor: @Sendable (_ isHighlighted: Bool, _ button: inout Appearance) -> Void
  let shadow: @Sendable (_ isHighlighted: Bool, _ button: inout Appearance) -> Void
  let contentEdgeInsets: EdgeInsets
  let title: @Sendable (_ button: inout Appearance) -> Void
  let border: @Sendable (_ button: inout Appearance) -> Void
}

extension Style {
  func setup(button: inout Appearance) {
    title(&button)
    border(&button)
    button.contentInsets = contentEdgeInsets
    isHighlighted(button.isPressed, button: &button)
  }

  func isHighlighted(_ value: Bool, button: inout Appearance) {
    backgroundColor(value, &button)
    shadow(value, &button)
  }
}

extension Style {
  static func shadow(isHighlighted: Bool, view: inout Appearance) {
    view.shadow = isHighlighted ? nil : Appearance.Shadow(color: .gray)
  }

  static func defaultBorder(view: inout Appearance) {
    view.cornerRadius = 2
  }

  static let blue = Color(red: 0 / 255.0, green: 122 / 255.0, blue: 255 / 255.0)
  static let darkerBlue = Color(red: 0 / 255.0, green: 98 / 255.0, blue: 250 / 255.0)
}

extension Style {
  static let primary = Style(
    backgroundColor: { isHighlighted, button in
      button.background = isHighlighted ? Self.darkerBlue : Self.blue
    },
    shadow: Self.shadow(isHighlighted:view:),
    contentEdgeInsets: .init(top: 1, leading: 4, bottom: 1, trailing: 4),
    title: {
      $0.foreground = .white
      $0.font = .title3
    },
    border: defaultBorder(view:)
  )
}

extension Style {
  static let secondary = Style(
    backgroundColor: { isHighlighted, button in
      button.background = .white
    },
    shadow: Self.shadow(isHighlighted:view:),
    contentEdgeInsets: .init(top: 0, leading: 2, bottom: 0, trailing: 2),
    title: {
      $0.foreground = $0.isPressed ? darkerBlue : blue
      $0.font = .body
    },
    border: defaultBorder(view:)
  )
}

/// What the document adds later, in one place.
extension Style {
  static let link = Style(
    backgroundColor: { isHighlighted, button in
      button.background = .clear
    },
    shadow: { _, _ in },
    contentEdgeInsets: .init(top: 0, leading: 2, bottom: 0, trailing: 2),
    title: {
      $0.foreground = $0.isPressed ? darkerBlue : blue
      $0.font = .body
    },
    border: { _ in }
  )
}

private struct Custom2Button: View {
  private let title: String
  private let style: Style

  init(_ title: String, style: Style) {
    self.title = title
    self.style = style
  }

  var body: some View {
    Button(title).buttonStyle(AppearanceButtonStyle(setup: style.setup(button:)))
  }
}

// MARK: A new look, defined in another module than the control

extension AppearanceButtonStyle {
  fileprivate static let danger = AppearanceButtonStyle(
    setup: {
      $0.contentInsets = EdgeInsets(leading: 2, trailing: 2)
      $0.border = .light
    },
    highlight: { isHighlighted, button in
      button.borderColor = isHighlighted ? .magenta : .red
      button.symbol = isHighlighted ? "!!" : "!"
    })
}

// MARK: -

@MainActor @Suite struct StyleStruct {
  private func screen(_ situation: Situation, _ style: Style) -> Screen {
    situation.screen(20, 4, at: Point(x: 6, y: 0)) { Custom2Button("Continue", style: style) }
  }

  /// Those in which a button has the focus.
  private let focused: [Situation] = [.focused, .pressed, .released, .draggedOff]

  @Test func thePrimaryButtonIsFilledAndCastsAShadow() {
    let raised = """
      ▟              ▙
          Continue    ▄
      ▜              ▛
       ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
      """
    let flat = """
      ▟              ▙
          Continue
      ▜              ▛
      """
    for situation in Situation.allCases {
      let picture = situation == .pressed ? flat : raised
      let marked = picture.replacing("  Continue  ", with: "▸ Continue ◂")
        .replacing("  Continue\n", with: "▸ Continue ◂\n")
      #expect(
        screen(situation, .primary).picture == (focused.contains(situation) ? marked : picture),
        "\(situation)")
    }
  }

  @Test func thePrimaryButtonIsDarkerWhilePressed() {
    for situation in Situation.allCases {
      let look = screen(situation, .primary).attributes(of: "Continue")
      #expect(look?.foreground == .white && look?.isBold == true, "\(situation)")
      let background = situation == .pressed ? Style.darkerBlue : Style.blue
      #expect(look?.background == background, "\(situation)")
      #expect(look?.isReversed == false, "\(situation)")
    }
    #expect(screen(.plain, .primary).frame[1, 3].attributes.foreground == .gray)
  }

  @Test func theSecondaryButtonCastsAShadow() {
    for situation in Situation.allCases {
      let text = focused.contains(situation) ? "▸ Continue ◂" : "  Continue"
      let shadow = situation == .pressed ? "" : "\n ▀▀▀▀▀▀▀▀▀▀▀▀"
      #expect(screen(situation, .secondary).picture == text + shadow, "\(situation)")
    }
  }

  @Test func theSecondaryButtonIsDarkerWhilePressed() {
    for situation in Situation.allCases {
      let look = screen(situation, .secondary).attributes(of: "Continue")
      #expect(look?.foreground == (situation == .pressed ? Style.darkerBlue : Style.blue))
      #expect(look?.background == .white, "\(situation)")
    }
  }

  @Test func aLinkIsNothingButText() {
    for situation in Situation.allCases {
      let screen = screen(situation, .link)
      let hasFocus = [.pressed, .released, .draggedOff, .focused].contains(situation)
      #expect(screen.picture == (hasFocus ? "▸ Continue ◂" : "  Continue"), "\(situation)")
      let look = screen.attributes(of: "Continue")
      let color = situation == .pressed ? Style.darkerBlue : Style.blue
      #expect(look?.foreground == color && look?.background == nil, "\(situation)")
      let isHovered = [.hovered, .pressed, .released].contains(situation)
      #expect(look?.isUnderlined == isHovered, "\(situation)")
    }
  }

  @Test func aNewLookIsOneStaticMember() {
    let pictures = Situation.all(20, 4, at: Point(x: 6, y: 0)) {
      Button("Erase").buttonStyle(.danger)
    } make: {
      $0.picture
    }
    #expect(pictures[.plain] == "┌───────────┐\n│  ! Erase  │\n└───────────┘")
    #expect(pictures[.pressed] == "┏━━━━━━━━━━━━┓\n┃  !! Erase  ┃\n┗━━━━━━━━━━━━┛")
  }

  @Test func theModuleHasTheSameLooks() {
    let screen = Screen(columns: 20, rows: 9) {
      VStack(alignment: .leading, spacing: 1) {
        Button("Continue").buttonStyle(.primary)
        Button("Continue").buttonStyle(.secondary)
        Button("Continue").buttonStyle(.link)
      }
    }
    #expect(
      screen.picture == """
        ▟              ▙
            Continue    ▄
        ▜              ▛
         ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
           Continue
         ▀▀▀▀▀▀▀▀▀▀▀▀▀▀
          Continue
        """)
    let looks = [(4, 1), (3, 4), (2, 6)].map { screen.frame[$0, $1].attributes }
    #expect(looks.map(\.background) == [Style.blue, .white, nil])
    #expect(looks.map(\.foreground) == [.white, Style.blue, Style.blue])
  }
}
