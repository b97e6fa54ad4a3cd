import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct TestSchedulerRunTests {
  private let scheduler = TestScheduler()

  @Test func tellsWhichTimersKeepComing() {
    let slow = Interval(every: .seconds(2), on: scheduler).sink { _ in }
    let fast = Interval(every: .seconds(1), on: scheduler).sink { _ in }
    #expect(
      throws: ExpectationError(
        """
        run(): after 300 jobs, at 200.0 seconds, there are still 2 scheduled.
        The last 100 jobs scheduled 67 jobs after 1.0 seconds, 33 jobs after 2.0 seconds.
        """)
    ) { try scheduler.run(limit: 300) }
    withExtendedLifetime((slow, fast)) {}
  }

  @Test func tellsThatTasksKeepComing() {
    let task = Task(executorPreference: scheduler) {
      while !Task.isCancelled { await Task.yield() }
    }
    let error = #expect(throws: ExpectationError.self) { try scheduler.run(limit: 10) }
    #expect(
      error?.description.hasSuffix("scheduled no timer: they are jobs of tasks.") == true)
    task.cancel()
    #expect(throws: Never.self) { try scheduler.run() }
  }

  @Test func endsIfTheLimitIsJustEnough() throws {
    let ticks = Recorder(Interval(every: .seconds(1), on: scheduler).prefix(5))
    try scheduler.run(limit: 5)
    #expect(ticks.completion == .finished)
  }

  @Test func endsAtTheLastJob() throws {
    let job = scheduler.schedule(after: .seconds(3)) {}
    try scheduler.run()
    #expect(scheduler.now == Instant(offset: .seconds(3)))
    withExtendedLifetime(job) {}
  }
}
