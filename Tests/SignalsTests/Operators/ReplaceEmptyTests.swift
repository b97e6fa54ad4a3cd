import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ReplaceEmptyTests {
  @Test func replacesAnEmptyStream() {
    #expect(marbles("-----|") { $0.replaceEmpty(with: "z") } == "-----(z|)")
  }

  @Test func passesOnValues() {
    #expect(marbles("--a--|") { $0.replaceEmpty(with: "z") } == "--a--|")
  }

  @Test func passesOnAFailure() {
    #expect(marbles("-----#") { $0.replaceEmpty(with: "z") } == "-----#")
  }

  @Test func sendsNoCompletionAfterStop() {
    let none = Empty<Int, Never>()
    #expect(Recorder(none.replaceEmpty(with: 1).prefix(1)).violations == [])
  }

  @Test func keepsTheContract() {
    expectContract("replaceEmpty(with:)", { $0.filter { _ in false }.replaceEmpty(with: -1) }) {
      _ in [-1]
    }
  }
}
