import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct CraftingButtonsTests {
  @Test func reportsEachInteraction() {
    let screen = screen(of: .crafting)
    for (presses, message) in [
      (1, "Confirmed."), (2, "Tapped twice."), (1, "Confirmed with a smaller button."),
      (1, "Confirmed in brown on indigo."),
    ] {
      screen.press(.tab)
      for _ in 0..<presses { screen.press(.enter) }
      #expect(screen.text.contains(message))
    }
  }
}
