import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct MapErrorTests {
  @Test func replacesTheError() {
    let recorder = Recorder(
      Fail<Int, ContractError>(error: .init()).mapError { _ in MarbleError() })
    #expect(recorder.completion == .failure(MarbleError()))
  }

  @Test func passesOnValuesAndFinish() {
    #expect(marbles("--a-b-|") { $0.mapError { $0 } } == "--a-b-|")
  }

  @Test func keepsTheContract() {
    expectContract("mapError(_:)", { $0.mapError { _ in MarbleError() } }) { $0 }
  }
}
