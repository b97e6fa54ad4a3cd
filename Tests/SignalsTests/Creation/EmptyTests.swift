import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct EmptyTests {
  @Test func finishesAtOnce() {
    #expect(Recorder(Empty<Int, Never>()).completion == .finished)
  }

  @Test func neverCompletesIfToldNotTo() {
    let recorder = Recorder(Empty<Int, Never>(completeImmediately: false))
    #expect(recorder.values == [])
    #expect(recorder.completion == nil)
  }

  @Test func namesItsTypes() {
    let empty = Empty(outputType: Int.self, failureType: MarbleError.self)
    #expect(Recorder(empty).completion == .finished)
  }
}
