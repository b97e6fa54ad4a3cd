import Components
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct LayoutsTests {
  @Test func showsTheLayouts() throws {
    let screen = screen(of: .layouts)
    let text = screen.text
    #expect(
      text.contains(
        """
         publishers   views   layout
        """))
    #expect(text.contains("1299.9"))
    #expect(text.contains("   4.99"))
    #expect(text.contains("  17"))
  }

  @Test func switchesTheLayout() {
    let screen = screen(of: .layouts)
    func areSideBySide() -> Bool {
      screen.text.split(separator: "\n").contains {
        $0.contains("Flow of tags") && $0.contains("Decimal points")
      }
    }
    #expect(areSideBySide())
    screen.press(.space)
    #expect(!areSideBySide())
    #expect(screen.text.contains("Decimal points"))
    screen.press(.tab)
    screen.press(.space)
    #expect(areSideBySide())
  }
}
