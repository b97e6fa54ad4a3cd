import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct JustTests {
  @Test func sendsItsValueAndFinishes() {
    let recorder = Recorder(Just("a"))
    #expect(recorder.values == ["a"])
    #expect(recorder.completion == .finished)
  }

  @Test func sendsNoCompletionAfterStop() {
    #expect(Recorder(Just("a").prefix(1)).violations == [])
  }
}
