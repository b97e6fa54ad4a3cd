import Signals
import SignalsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct IgnoreOutputTests {
  @Test func publishesOnlyTheCompletion() {
    #expect(marbles("--a--b--|") { $0.ignoreOutput() } == "--------|")
    #expect(marbles("--a--b--#") { $0.ignoreOutput() } == "--------#")
  }

  @Test func keepsTheContract() {
    expectContract("ignoreOutput()", { $0.ignoreOutput() }) { _ in [] }
  }
}
