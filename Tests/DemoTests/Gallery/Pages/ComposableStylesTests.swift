import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct ComposableStylesTests {
  @Test func countsThePressesOfAllButtons() {
    let screen = screen(of: .styles)
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
    let frame = screen.frame
    let row = try #require(screen.text.split(separator: "\n").firstIndex { $0.contains("scaled)") })
    let colors = (row - 1...row + 1).map { frame[70, $0].attributes.background }
    #expect(
      colors.filter { $0 == .indigo }.count == 1 || colors.filter { $0 == .indigo }.count == 3)
  }
}
