import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct HotPublisherTests {
  private let scheduler = TestScheduler()

  @Test func sendsWithoutSubscribers() throws {
    let titles = HotPublisher("-a-b-c|", on: scheduler)
    scheduler.advance(by: .seconds(2))
    let recorder = Recorder(titles.prefix(1), on: scheduler)
    try scheduler.run()
    #expect(recorder.values == ["b"])
    #expect(titles.subscriptions == ["--^!"])
  }

  @Test func recordsHowEachSubscriptionEnded() throws {
    let titles = HotPublisher("-a--#", on: scheduler)
    let first = Recorder(titles)
    scheduler.advance(by: .seconds(1))
    let second = Recorder(titles)
    scheduler.advance(by: .seconds(2))
    first.cancel()
    try scheduler.run()
    second.cancel()
    let third = Recorder(titles)
    #expect(titles.subscriptions == ["^--!", "-^--#", "----(^#)"])
    #expect(third.completion == .failure(MarbleError()))
  }

  @Test func sendsValuesOfAnyType() throws {
    let numbers = HotPublisher("1-2|", on: scheduler) { Int($0) ?? 0 }
    let recorder = Recorder(numbers.scan(0, +), on: scheduler)
    try scheduler.run()
    #expect(recorder.values == [1, 3])
  }

  @Test func isRetainedByItsSubscriptions() throws {
    let recorder = Recorder(HotPublisher("-a|", on: scheduler), on: scheduler)
    try scheduler.run()
    #expect(recorder.marbles == "-a|")
  }

  @Test func sendsTheValuesOfATable() throws {
    let numbers = HotPublisher(
      "a-b-c", on: scheduler, frame: .milliseconds(100), values: ["a": 1, "b": 2])
    let recorder = Recorder(numbers, on: scheduler)
    try scheduler.run()
    #expect(recorder.values == [1, 2])
    #expect(
      recorder.marbles.problem == "The diagram has the name c, for which there is no value.")
    #expect(numbers.subscriptions == ["^---#"])
  }

  @Test func failsIfItsDiagramIsMalformed() throws {
    let recorder = Recorder(HotPublisher("-(a", on: scheduler), on: scheduler)
    try scheduler.run()
    #expect(recorder.marbles.problem == ("-(a" as Marbles).problem)
  }

  @Test func tellsWhenATaskHasSubscribed() async throws {
    let titles = HotPublisher("-a|", on: scheduler)
    let task = Task { await titles.replaceError(with: "#").values.first() }
    await titles.untilSubscribed()
    try scheduler.run()
    #expect(await task.value == "a")
  }
}
