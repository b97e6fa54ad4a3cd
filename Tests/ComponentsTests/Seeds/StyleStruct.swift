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

/// A style that the document adds later, in one place.
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
    Button(title).buttonStyle(
      AppearanceButtonStyle(
        setup: style.setup(button:), highlight: style.isHighlighted(_:button:)))
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

@MainActor @Suite(.timeLimit(.minutes(5))) struct StyleStruct {
  private func screen(_ scenario: ButtonScenario, _ style: Style) -> Screen {
    scenario.screen(20, 4, at: Point(x: 6, y: 0)) { Custom2Button("Continue", style: style) }
  }

  /// Those in which a button has the focus.
  private let focused: [ButtonScenario] = [.focused, .pressed, .released, .draggedOff]

  @Test func primaryButtonIsFilledAndHasAShadow() {
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
    for scenario in ButtonScenario.allCases {
      let picture = scenario == .pressed ? flat : raised
      let marked = picture.replacing("  Continue  ", with: "▸ Continue ◂")
        .replacing("  Continue\n", with: "▸ Continue ◂\n")
      #expect(
        screen(scenario, .primary).picture == (focused.contains(scenario) ? marked : picture),
        "\(scenario)")
    }
  }

  @Test func primaryButtonIsDarkerWhilePressed() {
    for scenario in ButtonScenario.allCases {
      let look = screen(scenario, .primary).attributes(of: "Continue")
      #expect(look?.foreground == .white && look?.isBold == true, "\(scenario)")
      let background = scenario == .pressed ? Style.darkerBlue : Style.blue
      #expect(look?.background == background, "\(scenario)")
      #expect(look?.isReversed == false, "\(scenario)")
    }
    #expect(screen(.plain, .primary).frame[1, 3].attributes.foreground == .gray)
  }

  @Test func secondaryButtonHasAShadow() {
    for scenario in ButtonScenario.allCases {
      let text = focused.contains(scenario) ? "▸ Continue ◂" : "  Continue"
      let shadow = scenario == .pressed ? "" : "\n ▀▀▀▀▀▀▀▀▀▀▀▀"
      #expect(screen(scenario, .secondary).picture == text + shadow, "\(scenario)")
    }
  }

  @Test func secondaryButtonIsDarkerWhilePressed() {
    for scenario in ButtonScenario.allCases {
      let look = screen(scenario, .secondary).attributes(of: "Continue")
      #expect(look?.foreground == (scenario == .pressed ? Style.darkerBlue : Style.blue))
      #expect(look?.background == .white, "\(scenario)")
    }
  }

  @Test func linkIsPlainText() {
    for scenario in ButtonScenario.allCases {
      let screen = screen(scenario, .link)
      let hasFocus = [.pressed, .released, .draggedOff, .focused].contains(scenario)
      #expect(screen.picture == (hasFocus ? "▸ Continue ◂" : "  Continue"), "\(scenario)")
      let look = screen.attributes(of: "Continue")
      let color = scenario == .pressed ? Style.darkerBlue : Style.blue
      #expect(look?.foreground == color && look?.background == nil, "\(scenario)")
      let isHovered = [.hovered, .pressed, .released].contains(scenario)
      #expect(look?.isUnderlined == isHovered, "\(scenario)")
    }
  }

  @Test func aNewStyleIsOneStaticMember() {
    let pictures = ButtonScenario.all(20, 4, at: Point(x: 6, y: 0)) {
      Button("Erase").buttonStyle(.danger)
    } make: {
      $0.picture
    }
    #expect(pictures[.plain] == "┌───────────┐\n│  ! Erase  │\n└───────────┘")
    #expect(pictures[.pressed] == "┏━━━━━━━━━━━━┓\n┃  !! Erase  ┃\n┗━━━━━━━━━━━━┛")
  }

  @Test func moduleHasTheSameStyles() {
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
