import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct IntervalTests {
  private let scheduler = TestScheduler()

  @Test func countsOncePerPeriod() {
    let recorder = Recorder(Interval(every: .seconds(2), on: scheduler), on: scheduler)
    scheduler.advance(by: .seconds(7))
    #expect(recorder.values == [0, 1, 2])
    #expect(recorder.times.map(\.offset) == [.seconds(2), .seconds(4), .seconds(6)])
  }

  @Test func countsSeparatelyForEachSubscription() {
    let interval = Interval(every: .seconds(2), on: scheduler)
    let first = Recorder(interval)
    scheduler.advance(by: .seconds(3))
    let second = Recorder(interval, on: scheduler)
    scheduler.advance(by: .seconds(2))
    #expect(first.values == [0, 1])
    #expect(second.values == [0])
    #expect(second.times.map(\.offset) == [.seconds(5)])
  }

  @Test func keepsTimeDespiteLateJobs() {
    let late = LateScheduler(scheduler, by: .milliseconds(300))
    let recorder = Recorder(Interval(every: .seconds(1), on: late), on: scheduler)
    scheduler.advance(by: .milliseconds(3_500))
    #expect(recorder.times.map(\.offset) == [1_300, 2_300, 3_300].map { .milliseconds($0) })
  }

  @Test func skipsMissedPeriods() {
    let late = LateScheduler(scheduler, by: .milliseconds(2_500))
    let recorder = Recorder(Interval(every: .seconds(1), on: late), on: scheduler)
    scheduler.advance(by: .seconds(9))
    #expect(recorder.values == [0, 1])
    #expect(recorder.times.map(\.offset) == [.milliseconds(3_500), .milliseconds(6_500)])
  }

  @Test func leavesNothingScheduled() throws {
    let cancelled = Recorder(Interval(every: .seconds(1), on: scheduler))
    let satisfied = Recorder(Interval(every: .seconds(1), on: scheduler).prefix(1))
    cancelled.cancel()
    try scheduler.run()
    #expect(satisfied.values == [0])
    #expect(scheduler.scheduled == 0)
  }
}

/// Runs every job later than it should.
private struct LateScheduler: Scheduler {
  let scheduler: TestScheduler
  let lateness: Duration

  init(_ scheduler: TestScheduler, by lateness: Duration) {
    self.scheduler = scheduler
    self.lateness = lateness
  }

  var now: Instant { scheduler.now }

  func schedule(after delay: Duration, _ job: @escaping @Sendable () -> Void) -> AnyCancellable {
    scheduler.schedule(after: delay + lateness, job)
  }
}
