import SignalsTesting
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.timeLimit(.minutes(5))) struct ChartsTests {
  @Test func chartsFollowTheSamples() {
    let screen = screen(of: .charts)
    #expect(screen.text.contains("── received  ── sent"))
    #expect(screen.text.contains("photos"))
    let before = screen.text
    screen.advance(by: .seconds(1))
    #expect(screen.text != before)
  }
}
