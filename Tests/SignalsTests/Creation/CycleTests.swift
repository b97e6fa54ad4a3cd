import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CycleTests {
  private let scheduler = TestScheduler()

  @Test func sendsTheElementsInTurn() {
    let recorder = Recorder(["a", "b"].cycled(every: .seconds(2), on: scheduler), on: scheduler)
    scheduler.advance(by: .seconds(7))
    #expect(recorder.values == ["a", "b", "a", "b"])
    #expect(recorder.times.map(\.offset) == [0, 2, 4, 6].map { .seconds($0) })
  }

  @Test func finishesAtOnceWithoutElements() {
    let none = Recorder([Int]().cycled(every: .seconds(1), on: scheduler))
    #expect(none.values == [])
    #expect(none.completion == .finished)
  }

  @Test func leavesNothingScheduled() {
    let cycle = ["a", "b"].cycled(every: .seconds(1), on: scheduler)
    Recorder(cycle).cancel()
    #expect(Recorder(cycle.prefix(1)).values == ["a"])
    #expect(scheduler.scheduled == 0)
  }
}
