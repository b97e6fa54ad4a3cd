import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ThrottleTests {
  private let scheduler = TestScheduler()

  private func throttled(_ line: Marbles, latest: Bool = true) -> Marbles {
    marbles(line, on: scheduler) {
      $0.throttle(for: .seconds(3), scheduler: scheduler, latest: latest)
    }
  }

  @Test func publishesAtMostOneValueInEachInterval() {
    #expect(throttled("--a-bc--------d-|") == "--a--c--------d-|")
    #expect(throttled("--a-bc--------d-|", latest: false) == "--a--b--------d-|")
  }

  @Test func intervalsBeginWithEachPublishedValue() {
    #expect(throttled("abcdefghij---|") == "a--d--g--j---|")
    #expect(throttled("abcdefghij---|", latest: false) == "a--b--e--h---|")
  }

  @Test func finishesAfterThePendingValue() {
    #expect(throttled("a-b|") == "a--(b|)")
    #expect(throttled("ab|") == "a--(b|)")
    #expect(throttled("a--|") == "a--|")
  }

  @Test func failsAfterThePendingValue() {
    #expect(throttled("ab#") == "a--(b#)")
  }

  @Test func publishesTheLatestValueOfABurst() {
    #expect(throttled("(abc)---d|") == "c-------d|")
    #expect(throttled("(abc)---d|", latest: false) == "a-------d|")
  }

  @Test func deliversAllEventsOnTheScheduler() {
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder(
      subject.throttle(for: .seconds(3), scheduler: scheduler, latest: true))
    subject.send(1)
    #expect(recorder.values == [])
    scheduler.advance()
    #expect(recorder.values == [1])
    subject.send(completion: .finished)
    #expect(recorder.completion == nil)
    scheduler.advance()
    #expect(recorder.completion == .finished)
  }

  @Test func leavesNothingScheduled() throws {
    let subject = PassthroughSubject<Int, Never>()
    let throttled = subject.throttle(for: .seconds(3), scheduler: scheduler, latest: true)
    let (cancelled, satisfied) = (Recorder(throttled), Recorder(throttled.prefix(2)))
    subject.send(1)
    scheduler.advance()
    subject.send(2)
    cancelled.cancel()
    try scheduler.run()
    #expect(cancelled.values == [1])
    #expect(satisfied.values == [1, 2])
    #expect(scheduler.scheduled == 0)
  }

  @Test func keepsTheContract() {
    expectContract(
      "throttle(for:scheduler:latest:)",
      inTime: { $0.throttle(for: .seconds(1), scheduler: $1, latest: true) }
    ) { $0.suffix(1) }
  }
}
