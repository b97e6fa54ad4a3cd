import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct TestSchedulerTaskExecutorTests {
  private let scheduler = TestScheduler()
  private let log = CurrentValueSubject<String, Never>("")

  private func startTask(_ letter: String, every seconds: Int) -> Task<Void, any Error> {
    Task(executorPreference: scheduler) { [scheduler, log] in
      for _ in 0..<3 {
        log.value += letter
        try await Task.sleep(for: .seconds(seconds), clock: scheduler)
      }
      log.value += "."
    }
  }

  @Test func runsTasksOnlyWhileAdvancing() throws {
    let task = startTask("a", every: 1)
    #expect(log.value == "")
    #expect(scheduler.scheduled == 1)
    scheduler.advance()
    #expect(log.value == "a")
    scheduler.advance(by: .seconds(2))
    #expect(log.value == "aaa")
    try scheduler.run()
    #expect(log.value == "aaa.")
    #expect(scheduler.now == Instant(offset: .seconds(3)))
    _ = task
  }

  @Test func runsTasksInOrderOfTime() throws {
    let tasks = [startTask("a", every: 2), startTask("b", every: 3)]
    try scheduler.run()
    #expect(log.value == "ababab..")
    _ = tasks
  }

  @Test func resumesACancelledTaskOnTheNextAdvance() async {
    let task = startTask("a", every: 1)
    scheduler.advance()
    task.cancel()
    scheduler.advance()
    #expect(scheduler.scheduled == 0)
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.value == "a")
  }

  @Test func deliversAwaitedValuesWhileAdvancing() {
    let subject = PassthroughSubject<String, Never>()
    let task = Task(executorPreference: scheduler) { [log] in
      for await value in subject.values { log.value += value }
      log.value += "."
    }
    scheduler.advance()
    subject.send("a")
    subject.send("b")
    #expect(log.value == "")
    scheduler.advance()
    #expect(log.value == "ab")
    subject.send(completion: .finished)
    scheduler.advance()
    #expect(log.value == "ab.")
    _ = task
  }

  @Test func waitsUntilJobsAreScheduled() async {
    let task = Task { [scheduler, log] in
      let timers = ["a", "b"].map { letter in
        scheduler.schedule(after: .seconds(1)) { log.value += letter }
      }
      await scheduler.untilScheduled(3)
      withExtendedLifetime(timers) {}
    }
    await scheduler.untilScheduled(2)
    let last = scheduler.schedule(after: .seconds(1)) {}
    await task.value
    #expect(scheduler.scheduled == 1)
    withExtendedLifetime(last) {}
  }

  @Test func runsTheTasksOfPublishersThatAreSubscribedToInAScope() {
    let subscription = scheduler.withTaskExecutorPreference {
      Future { "a" }.sink { [log] in log.value += $0 }
    }
    #expect(log.value == "")
    scheduler.advance()
    #expect(log.value == "a")
    withExtendedLifetime(subscription) {}
  }

  @Test func passesOnTheErrorOfAScope() {
    #expect(throws: MarbleError()) {
      try scheduler.withTaskExecutorPreference { throw MarbleError() }
    }
  }
}
