import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct BorderedButtonStyleTests {
  @Test(arguments: [
    (ButtonScenario.plain, "╭───╮\n│ a │\n╰───╯"), (.focused, "┏━━━┓\n┃ a ┃\n┗━━━┛"),
    (.pressed, "╔═══╗\n║ a ║\n╚═══╝"), (.disabled, "┌╌╌╌┐\n┆ a ┆\n└╌╌╌┘"),
  ])
  func showsItsStateByItsBorder(scenario: ButtonScenario, text: String) {
    #expect(scenario.screen(5, 3) { Button("a").buttonStyle(.bordered) }.text == text)
  }

  @Test func showsItsStateByItsLabel() {
    func attributes(_ scenario: ButtonScenario) -> Attributes? {
      scenario.screen(5, 3) { Button("a").buttonStyle(.bordered) }.attributes(of: "a")
    }
    #expect(attributes(.hovered)?.isUnderlined == true)
    #expect(attributes(.focused)?.isBold == true)
    #expect(attributes(.pressed)?.isReversed == true)
    #expect(attributes(.disabled)?.isDim == true)
  }
}
