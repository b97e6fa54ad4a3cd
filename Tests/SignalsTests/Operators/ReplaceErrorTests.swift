import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ReplaceErrorTests {
  @Test func finishesWithItsOutputAfterAFailure() {
    let result = marbles("--a--b--#") {
      $0.replaceError(with: "z").setFailureType(to: MarbleError.self)
    }
    #expect(result == "--a--b--(z|)")
  }

  @Test func passesOnTheFinish() {
    let result = marbles("--a--|") {
      $0.replaceError(with: "z").setFailureType(to: MarbleError.self)
    }
    #expect(result == "--a--|")
  }

  @Test func sendsNoCompletionAfterStop() {
    let failing = Fail<Int, MarbleError>(error: MarbleError())
    #expect(Recorder(failing.replaceError(with: 1).prefix(1)).violations == [])
  }

  @Test func keepsTheContract() {
    expectContract("replaceError(with:)", { $0.replaceError(with: -1) }, mayRecover: true) { $0 }
  }
}
