import Signals
import SignalsTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct HotPublisherTests {
  private let scheduler = TestScheduler()

  @Test func sendsWithoutSubscribers() {
    let titles = HotPublisher("-a-b-c|", on: scheduler)
    scheduler.advance(by: .seconds(2))
    let recorder = Recorder(titles.prefix(1), on: scheduler)
    scheduler.run()
    #expect(recorder.values == ["b"])
    #expect(titles.subscriptions == ["--^!"])
  }

  @Test func recordsHowEachSubscriptionEnded() {
    let titles = HotPublisher("-a--#", on: scheduler)
    let first = Recorder(titles)
    scheduler.advance(by: .seconds(1))
    let second = Recorder(titles)
    scheduler.advance(by: .seconds(2))
    first.cancel()
    scheduler.run()
    second.cancel()
    let third = Recorder(titles)
    #expect(titles.subscriptions == ["^--!", "-^--#", "----(^#)"])
    #expect(third.completion == .failure(MarbleError()))
  }

  @Test func sendsValuesOfAnyType() {
    let numbers = HotPublisher("1-2|", on: scheduler) { Int($0) ?? 0 }
    let recorder = Recorder(numbers.scan(0, +), on: scheduler)
    scheduler.run()
    #expect(recorder.values == [1, 3])
  }

  @Test func isRetainedByItsSubscriptions() {
    let recorder = Recorder(HotPublisher("-a|", on: scheduler), on: scheduler)
    scheduler.run()
    #expect(recorder.marbles == "-a|")
  }
}
