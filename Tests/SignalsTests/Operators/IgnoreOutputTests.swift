import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct IgnoreOutputTests {
  @Test func publishesOnlyTheCompletion() {
    #expect(marbles("--a--b--|") { $0.ignoreOutput() } == "--------|")
    #expect(marbles("--a--b--#") { $0.ignoreOutput() } == "--------#")
  }

  @Test func keepsTheContract() {
    expectContract("ignoreOutput()", { $0.ignoreOutput() }) { _ in [] }
  }
}
