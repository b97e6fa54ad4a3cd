import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct SetFailureTypeTests {
  @Test func allowsMergingWithFailingPublishers() {
    let result = marbles("--a--b-|") { upstream in
      Just("0").setFailureType(to: MarbleError.self).merge(with: upstream)
    }
    #expect(result == "0-a--b-|")
  }

  @Test func keepsTheContract() {
    expectContract(
      "setFailureType(to:)", { $0.replaceError(with: -1).setFailureType(to: MarbleError.self) },
      mayRecover: true
    ) { $0 }
  }
}
