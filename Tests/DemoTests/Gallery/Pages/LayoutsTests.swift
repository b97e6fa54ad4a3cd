import Components
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct LayoutsTests {
  @Test func showsTheLayouts() throws {
    let screen = screen(of: .layouts)
    screen.resize(columns: 80, rows: 60)
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
    screen.resize(columns: 80, rows: 40)
    func areSideBySide() -> Bool {
      screen.text.split(separator: "\n").contains {
        $0.contains("6:12 Basel") && $0.contains("7:05 Chur")
      }
    }
    #expect(areSideBySide())
    screen.press(.space)
    #expect(!areSideBySide())
    #expect(screen.text.contains("7:05 Chur"))
    screen.press(.tab)
    screen.press(.space)
    #expect(areSideBySide())
  }
}
