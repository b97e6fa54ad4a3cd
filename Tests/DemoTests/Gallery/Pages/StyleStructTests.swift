import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct StyleStructTests {
  @Test func reportsTheStyleOfThePressedButton() {
    let screen = screen(of: .looks)
    for name in [".primary", ".secondary", ".link", ".danger, defined on this page"] {
      #expect(screen.text.contains(name))
      screen.press(.tab)
      screen.press(.enter)
      #expect(screen.text.contains("\(name) was pressed."))
    }
  }
}
