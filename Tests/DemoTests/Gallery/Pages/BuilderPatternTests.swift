import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct BuilderPatternTests {
  @Test func allButtonsChangeInOneFrame() {
    let screen = screen(of: .builder)
    #expect(screen.text.ranges(of: "Select All").count == 2)
    screen.advance(by: .seconds(1))
    #expect(screen.text.ranges(of: "Delete All").count == 2)
  }

  @Test func countsThePressesOfEachButton() {
    let screen = screen(of: .builder)
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("Title changing: pressed once."))
    screen.press(.enter)
    #expect(screen.text.contains("Title changing: pressed 2 times."))
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("Color changing: pressed once."))
  }
}
