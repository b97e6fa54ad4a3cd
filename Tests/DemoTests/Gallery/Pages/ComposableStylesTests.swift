import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct ComposableStylesTests {
  @Test func countsThePressesOfAllButtons() {
    let screen = screen(of: .styles)
    #expect(screen.text.ranges(of: "Continue").count == 6)
    for count in 1...6 {
      screen.press(.tab)
      screen.press(.enter)
      #expect(screen.text.contains(count == 1 ? "Pressed once." : "Pressed \(count) times."))
    }
  }

  @Test func aPressedButtonHasOneColor() throws {
    let screen = screen(of: .styles)
    for _ in 1...4 { screen.press(.tab) }
    screen.press(.space)
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.lastIndex { $0.contains("Pressed once.") })
    let colors = (0..<row).map { screen.frame[40, $0].attributes.background }
    #expect(
      colors.filter { $0 == .indigo }.count == 1 || colors.filter { $0 == .indigo }.count == 3)
  }
}
