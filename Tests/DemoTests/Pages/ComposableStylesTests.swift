import SignalsTesting
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.timeLimit(.minutes(5))) struct ComposableStylesTests {
  @Test func countsThePressesOfAllButtons() {
    let screen = screen(of: .styles)
    #expect(screen.text.ranges(of: "Continue").count == 6)
    for count in 1...6 {
      screen.press(.tab)
      screen.press(.enter)
      #expect(screen.text.contains("Pressed \(count) times."))
    }
  }
}
