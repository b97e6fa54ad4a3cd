import Components
import SignalsTesting
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.timeLimit(.minutes(5))) struct DrawingTests {
  @Test func ringFollowsTheSlider() {
    let screen = screen(of: .drawing)
    #expect(screen.text.contains("70%"))
    #expect(screen.text.contains("one canvas"))
    screen.press(.tab)
    screen.press(.right)
    #expect(screen.text.contains("75%"))
  }
}
