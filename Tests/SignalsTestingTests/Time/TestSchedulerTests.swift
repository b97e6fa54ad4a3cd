import Signals
import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct TestSchedulerTests {
  private let scheduler = TestScheduler()
  private let log = CurrentValueSubject<String, Never>("")

  private func schedule(_ letter: String, after delay: Duration) -> AnyCancellable {
    scheduler.schedule(after: delay) { [log] in log.value += letter }
  }

  @Test func runsDueJobsInOrder() {
    let jobs = [
      schedule("c", after: .seconds(2)), schedule("a", after: .seconds(1)),
      schedule("b", after: .seconds(1)),
      schedule("d", after: .seconds(3)),
    ]
    scheduler.advance(by: .seconds(2))
    #expect(log.value == "abc")
    #expect(scheduler.now == Instant(offset: .seconds(2)))
    #expect(scheduler.scheduled == 1)
    _ = jobs
  }

  @Test func runsDueJobsThatJobsSchedule() throws {
    let jobs = CurrentValueSubject<[AnyCancellable], Never>([])
    let first = scheduler.schedule(after: .seconds(1)) { [scheduler, log] in
      log.value += "a"
      for (delay, letter) in [(1, "b"), (2, "c")] {
        jobs.value.append(scheduler.schedule(after: .seconds(delay)) { log.value += letter })
      }
    }
    scheduler.advance(by: .seconds(2))
    #expect(log.value == "ab")
    try scheduler.run()
    #expect(log.value == "abc")
    #expect(scheduler.now == Instant(offset: .seconds(3)))
    _ = first
  }

  @Test func doesNotRunCancelledJobs() throws {
    schedule("a", after: .zero).cancel()
    try scheduler.run()
    #expect(log.value == "")
  }

  @Test func runsNothingBeforeAdvancing() {
    let job = schedule("a", after: .seconds(-1))
    #expect(log.value == "")
    scheduler.advance()
    #expect(log.value == "a")
    _ = job
  }

  @Test func advancesToTheNextEvent() {
    let jobs = [schedule("a", after: .seconds(2)), schedule("b", after: .seconds(2))]
    scheduler.advance(to: .nextEvent)
    #expect(log.value == "ab")
    #expect(scheduler.now == Instant(offset: .seconds(2)))
    scheduler.advance(to: .nextEvent)
    #expect(scheduler.now == Instant(offset: .seconds(2)))
    _ = jobs
  }

  @Test func advancesToAnInstant() {
    let job = schedule("a", after: .seconds(2))
    scheduler.advance(to: .instant(Instant(offset: .seconds(1))))
    #expect(log.value == "")
    scheduler.advance(to: .instant(Instant(offset: .seconds(3))))
    #expect(log.value == "a")
    #expect(scheduler.now == Instant(offset: .seconds(3)))
    _ = job
  }

  /// Schedules a job that schedules itself again without delay.
  @Sendable
  private static func reschedule(on scheduler: TestScheduler) {
    let token = scheduler.schedule(after: .zero) { reschedule(on: scheduler) }
    tokens.value.append(token)
  }

  private static let tokens = CurrentValueSubject<[AnyCancellable], Never>([])

  @Test func givesUpWhenJobsKeepComingWithoutDelay() async throws {
    let scheduler = TestScheduler(jobLimit: 100)
    let recorder = Recorder(Empty<Int, Never>(completeImmediately: false), on: scheduler)
    Self.reschedule(on: scheduler)
    #expect(scheduler.problem == nil)
    scheduler.advance(by: .seconds(1))
    let problem =
      "After 100 jobs at 0.0 seconds, there are still 1 scheduled: they keep coming without delay."
    #expect(scheduler.problem == problem)
    #expect(recorder.marbles.problem == problem)
    #expect(throws: ExpectationError("run(): \(problem)")) { try scheduler.run() }
    await #expect(throws: ExpectationError("Expected no event for 1.0 seconds. \(problem)")) {
      try await recorder.expectNone(for: .seconds(1))
    }
  }

  @Test func countsTheJobsOfEachTime() {
    let scheduler = TestScheduler(jobLimit: 3)
    let runs = CurrentValueSubject<Int, Never>(0)
    let jobs = [0, 0, 0, 1, 1, 1].map { delay in
      scheduler.schedule(after: .seconds(delay)) { runs.value += 1 }
    }
    scheduler.advance(by: .seconds(2))
    #expect(runs.value == jobs.count)
    #expect(scheduler.problem == nil)
  }
}
