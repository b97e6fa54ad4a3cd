import Components
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct StructureTests {
  private func press(_ screen: Screen, _ keys: Key...) {
    for key in keys { screen.press(key) }
  }

  @Test func showsSectionsOfPlants() {
    let text = screen(of: .structure).text
    #expect(text.contains("8 plants"))
    #expect(text.contains("Trees\n"))
    // The arrow is at the end of the row.
    #expect(text.contains(#/  Walnut {60,}›/#))
  }

  @Test func aSheetAddsAPlant() {
    let screen = screen(of: .structure)
    screen.press("n", modifiers: .control)
    screen.type("Sage")
    screen.press(.enter)
    #expect(screen.text.contains("9 plants"))
    #expect(screen.text.contains(#/  Sage +›/#))
    #expect(screen.text.contains("│ Sage was added. │"))
  }

  @Test func aMenuOpensAnAlertThatClears() {
    let screen = screen(of: .structure)
    press(screen, .tab, .enter, "c", .enter)
    #expect(screen.text.contains("All 8 plants will be removed."))
    press(screen, .left, .enter)
    #expect(screen.text.contains("0 plants"))
  }

  @Test func aPageShowsAPlantAndRemovesIt() {
    let screen = screen(of: .structure)
    press(screen, .tab, .tab, .tab, .enter)
    #expect(screen.text.contains("‹ 8 plants  Apple"))
    press(screen, .enter, .up, .enter)
    #expect(screen.text.contains("7 plants"))
    #expect(!screen.text.contains("  Apple ›"))
    #expect(screen.text.contains("│ Apple was removed. │"))
  }
}
