import Signals
import SignalsTesting
import Testing

@Suite struct AssertNoFailureTests {
  @Test func leavesWhatDoesNotFailAsItIs() {
    let result = marbles("--a--b-|") {
      $0.assertNoFailure().setFailureType(to: MarbleError.self)
    }
    #expect(result == "--a--b-|")
  }

  @Test func stopsTheProgramWhereTheUpstreamFails() async {
    await #expect(processExitsWith: .failure) {
      _ = Fail<Int, MarbleError>(error: MarbleError()).assertNoFailure("titles").sink { _ in }
    }
  }
}
