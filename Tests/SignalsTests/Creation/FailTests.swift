import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct FailTests {
  @Test func failsAtOnce() {
    let recorder = Recorder(Fail<Int, MarbleError>(error: MarbleError()))
    #expect(recorder.values == [])
    #expect(recorder.completion == .failure(MarbleError()))
  }

  @Test func namesItsTypes() {
    let fail = Fail(outputType: Int.self, failure: MarbleError())
    #expect(Recorder(fail).completion == .failure(MarbleError()))
  }
}
