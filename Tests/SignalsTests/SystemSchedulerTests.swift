import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct SystemSchedulerTests {
  private let scheduler = SystemScheduler()

  @Test func runsJobsInOrder() async {
    let ran = PassthroughSubject<Int, Never>()
    var order = ran.prefix(100).values.makeAsyncIterator()
    let jobs = (0..<100).map { number in
      scheduler.schedule(after: .zero) { ran.send(number) }
    }
    for number in 0..<100 { #expect(await order.next() == number) }
    #expect(await order.next() == nil)
    _ = jobs
  }

  @Test func runsJobsInOrderOfTheirDeadlines() async {
    let ran = PassthroughSubject<String, Never>()
    var order = ran.values.makeAsyncIterator()
    let far = scheduler.schedule(after: .seconds(3_600)) { ran.send("far") }
    let later = scheduler.schedule(after: .milliseconds(2)) { ran.send("later") }
    let sooner = scheduler.schedule(after: .milliseconds(1)) { ran.send("sooner") }
    #expect(await order.next() == "sooner")
    #expect(await order.next() == "later")
    _ = (far, later, sooner)
  }

  @Test func doesNotRunCancelledJobs() async {
    let ran = PassthroughSubject<String, Never>()
    var order = ran.values.makeAsyncIterator()
    let first = scheduler.schedule(after: .milliseconds(1)) { ran.send("cancelled") }
    let second = scheduler.schedule(after: .milliseconds(2)) { ran.send("run") }
    first.cancel()
    #expect(await order.next() == "run")
    _ = second
  }

  @Test func onlyAnEarlierJobReplacesTheSleepingTask() {
    let first = scheduler.schedule(after: .seconds(3_600)) {}
    let sleeper = scheduler.state.withLock { $0.sleeper }
    first.cancel()
    let later = scheduler.schedule(after: .seconds(3_600)) {}
    #expect(scheduler.state.withLock { $0.sleeper } == sleeper)
    let earlier = scheduler.schedule(after: .seconds(1_800)) {}
    #expect(scheduler.state.withLock { $0.sleeper } != sleeper)
    withExtendedLifetime((later, earlier)) {}
  }

  @Test func systemIsShared() {
    let interval = Interval(every: .seconds(3_600), on: .system)
    #expect(Recorder(interval).values == [])
  }

  @Test func timeNeverRunsBackwards() {
    #expect(scheduler.now <= scheduler.now)
  }
}
