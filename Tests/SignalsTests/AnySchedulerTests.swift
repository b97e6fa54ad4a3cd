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

  /// Views compare what they read from the environment by its bits. Those of a reference are the
  /// same in all copies; those that a scheduler leaves free in an existential are not.
  @Test func isAReference() {
    #expect(MemoryLayout<AnyScheduler>.size == MemoryLayout<AnyObject>.size)
  }
}
