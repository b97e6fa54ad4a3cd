import Components
import Signals
import TextBackend
import TestSupport
import Testing

@testable import StyleStruct

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

@MainActor @Suite(.watchdog) struct StyleStruct {
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
