import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct StreamsTests {
  @Test func showsMarbles() {
    let screen = screen(of: .streams)
    screen.advance(by: .seconds(3))
    #expect(screen.text.contains("letters                          a---a---b-------c-------\n"))
    #expect(screen.text.contains("letters.removeDuplicates()       a-------b-------c-------\n"))
    #expect(screen.text.contains("letters.zip(numbers)             --a1------a2------b3----\n"))
  }

  @Test func scrollsWhenTheStripIsFull() {
    let screen = screen(of: .streams)
    screen.advance(by: .seconds(6))
    #expect(
      screen.text.contains(
        "letters                          a---b-------c-----------d---d-------e---f---\n"))
  }
}
