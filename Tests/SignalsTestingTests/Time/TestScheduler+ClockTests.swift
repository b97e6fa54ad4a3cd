import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct TestSchedulerClockTests {
  private let scheduler = TestScheduler()
  private let log = CurrentValueSubject<String, Never>("")

  @Test func sleepsUntilTheDeadline() async throws {
    let (scheduler, log) = (scheduler, log)
    let task = Task {
      for letter in ["a", "b"] {
        try await Task.sleep(for: .seconds(1), clock: scheduler)
        log.value += letter
      }
    }
    await scheduler.waitForSleepers()
    scheduler.advance(by: .milliseconds(999))
    #expect(log.value == "")
    scheduler.advance(by: .milliseconds(1))
    await scheduler.waitForSleepers()
    #expect(log.value == "a")
    scheduler.advance(by: .seconds(1))
    try await task.value
    #expect(log.value == "ab")
    #expect(scheduler.scheduled == 0)
  }

  @Test func waitsForTheGivenNumberOfSleepers() async throws {
    let scheduler = scheduler
    let tasks = (1...5).map { second in
      Task { try await scheduler.sleep(until: Instant(offset: .seconds(second))) }
    }
    await scheduler.waitForSleepers(5)
    #expect(scheduler.scheduled == 5)
    try scheduler.run()
    for task in tasks { try await task.value }
    #expect(scheduler.now == Instant(offset: .seconds(5)))
  }

  @Test func returnsAtOnceForPastDeadlines() async throws {
    try await scheduler.sleep(until: Instant(offset: .zero))
    scheduler.advance(by: .seconds(2))
    try await scheduler.sleep(until: Instant(offset: .seconds(1)))
    #expect(scheduler.scheduled == 0)
  }

  @Test func throwsWhenCancelled() async {
    let scheduler = scheduler
    let task = Task { try await scheduler.sleep(for: .seconds(1)) }
    await scheduler.waitForSleepers()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(scheduler.scheduled == 0)
  }

  @Test func throwsWithoutSleepingInACancelledTask() async {
    let scheduler = scheduler
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await scheduler.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(scheduler.scheduled == 0)
  }

  @Test func stopsWaitingForSleepersWhenCancelled() async {
    let scheduler = scheduler
    let task = Task { await scheduler.waitForSleepers() }
    task.cancel()
    await task.value
  }
}
