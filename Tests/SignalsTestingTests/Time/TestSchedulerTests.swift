import Signals
import SignalsTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct TestSchedulerTests {
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
}
