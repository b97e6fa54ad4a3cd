import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct AnySchedulerTests {
  @Test func usesTheTimeOfItsScheduler() {
    let hidden = TestScheduler()
    let scheduler = AnyScheduler(AnyScheduler(hidden))
    let recorder = Recorder(Just("a").delay(for: .seconds(2), scheduler: scheduler))
    hidden.advance(by: .seconds(1))
    #expect(scheduler.now == hidden.now)
    #expect(recorder.values == [])
    hidden.advance(by: .seconds(1))
    #expect(recorder.values == ["a"])
  }
}
