import Components
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct DrawingTests {
  @Test func ringFollowsTheSlider() {
    let screen = screen(of: .drawing)
    #expect(screen.text.contains("70%"))
    #expect(screen.text.contains("A wave on a canvas"))
    screen.press(.tab)
    screen.press(.right)
    #expect(screen.text.contains("75%"))
  }
}
