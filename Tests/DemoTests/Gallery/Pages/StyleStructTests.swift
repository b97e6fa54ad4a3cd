import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct StyleStructTests {
  @Test func reportsPresses() {
    let screen = screen(of: .looks)
    #expect(screen.text.contains("buttons.buttonStyle(.primary)"))
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.hasSuffix("Pressed once."))
    for _ in 0..<3 { screen.press(.tab) }
    screen.press(.enter)
    #expect(screen.text.hasSuffix("Pressed 2 times."))
  }

  @Test func showsTheSourceOfItsStyle() {
    let screen = screen(of: .looks)
    screen.resize(columns: 100, rows: 40)
    #expect(screen.text.contains("fileprivate static let danger = AppearanceButtonStyle("))
    #expect(!screen.text.contains("MARK"))
  }
}
