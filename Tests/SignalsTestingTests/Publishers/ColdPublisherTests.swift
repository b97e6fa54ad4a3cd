import Signals
import SignalsTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct ColdPublisherTests {
  private let scheduler = TestScheduler()

  @Test func restartsForEachSubscriber() {
    let titles = ColdPublisher("a-b|", on: scheduler)
    let first = Recorder(titles, on: scheduler)
    scheduler.advance(by: .seconds(2))
    let second = Recorder(titles, on: scheduler)
    scheduler.run()
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

  @Test func recordsASubscriberThatStops() {
    let numbers = ColdPublisher("1-2-#", on: scheduler) { Int($0) ?? 0 }
    let recorder = Recorder(numbers.prefix(2), on: scheduler)
    scheduler.run()
    #expect(recorder.marbles == "1-(2|)")
    #expect(numbers.subscriptions == ["^-!"])
  }
}
