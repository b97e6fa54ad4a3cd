import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct ColdPublisherTests {
  private let scheduler = TestScheduler()

  @Test func restartsForEachSubscriber() throws {
    let titles = ColdPublisher("a-b|", on: scheduler)
    let first = Recorder(titles, on: scheduler)
    scheduler.advance(by: .seconds(2))
    let second = Recorder(titles, on: scheduler)
    try scheduler.run()
    #expect(first.marbles == "a-b|")
    #expect(second.marbles == "a-b|")
    #expect(titles.subscriptions == ["^--|", "--^--|"])
  }

  @Test func stopsWhenCancelled() {
    let titles = ColdPublisher("-a-b-c", on: scheduler)
    let recorder = Recorder(titles, on: scheduler)
    scheduler.advance(by: .seconds(2))
    recorder.cancel()
    #expect(scheduler.scheduled == 0)
    #expect(recorder.marbles == "-a")
    #expect(titles.subscriptions == ["^-!"])
  }

  @Test func recordsASubscriberThatStops() throws {
    let numbers = ColdPublisher("1-2-#", on: scheduler) { Int($0) ?? 0 }
    let recorder = Recorder(numbers.prefix(2), on: scheduler)
    try scheduler.run()
    #expect(recorder.marbles == "1-(2|)")
    #expect(numbers.subscriptions == ["^-!"])
  }

  @Test func failsAtANameWithoutAValue() throws {
    let numbers = ColdPublisher("1-x-1", on: scheduler, values: ["1": 1])
    let recorder = Recorder(numbers, on: scheduler)
    try scheduler.run()
    #expect(recorder.values == [1])
    #expect(numbers.subscriptions == ["^-#"])
  }

  @Test func aTaskWaitsForItsSubscription() async throws {
    let titles = ColdPublisher("-a|", on: scheduler)
    async let title = titles.replaceError(with: "#").values.first()
    await titles.untilSubscribed()
    try scheduler.run()
    #expect(await title == "a")
  }
}
