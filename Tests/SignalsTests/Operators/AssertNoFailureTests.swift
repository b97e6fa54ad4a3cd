import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct AssertNoFailureTests {
  @Test func passesOnAStreamThatDoesNotFail() {
    let result = marbles("--a--b-|") {
      $0.assertNoFailure().setFailureType(to: MarbleError.self)
    }
    #expect(result == "--a--b-|")
  }

  @Test func stopsTheProgramOnAFailure() async {
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, MarbleError>(error: MarbleError()).assertNoFailure("titles").sink { _ in }
    }
  }

  @Test func keepsTheContract() {
    expectContract(
      "assertNoFailure(_:file:line:)", { $0.replaceError(with: -1).assertNoFailure() },
      mayRecover: true
    ) { $0 }
  }
}
