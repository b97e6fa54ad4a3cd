import Signals
import SignalsTesting
import Testing

/// A task that follows a publisher.
@Suite struct ForAwaitTests {
  private let scheduler = TestScheduler()

  @Test func receivesValuesOverTime() async {
    let titles = SubscriptionProbe(
      ["Play", "Pause", "Stop"].cycled(every: .seconds(1), on: scheduler).prefix(4))
    async let shown = {
      var shown: [String] = []
      for await title in titles.values { shown.append(title) }
      return shown
    }()
    await titles.waitForSubscriptions()
    scheduler.run()
    #expect(await shown == ["Play", "Pause", "Stop", "Play"])
  }

  @Test func cancellingTheTaskCancelsTheUpstream() async {
    let seconds = SubscriptionProbe(Interval(every: .seconds(1), on: scheduler))
    let (counts, count) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      for await second in seconds.values { count.yield(second) }
      count.finish()
    }
    await seconds.waitForSubscriptions()
    var next = counts.makeAsyncIterator()
    scheduler.advance(by: .seconds(1))
    #expect(await next.next() == 0)
    task.cancel()
    await task.value
    #expect(await next.next() == nil)
    #expect(scheduler.scheduled == 0)
  }

  @Test func breakingOutOfTheLoopCancels() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    let cancelled = CurrentValueSubject<Bool, Never>(false)
    for await value in subject.handleEvents(receiveCancel: { cancelled.value = true }).values {
      if value == 3 { break }
      subject.value += 1
    }
    #expect(subject.value == 3)
    #expect(cancelled.value)
  }

  @Test func everyTaskReceivesEveryValue() async {
    let subject = PassthroughSubject<Int, Never>()
    let numbers = SubscriptionProbe(subject)
    await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<3 {
        group.addTask {
          var received: [Int] = []
          for await value in numbers.values { received.append(value) }
          return received
        }
      }
      await numbers.waitForSubscriptions(3)
      for value in 0..<1_000 { subject.send(value) }
      subject.send(completion: .finished)
      for await received in group { #expect(received == Array(0..<1_000)) }
    }
  }

  @Test func iteratorsShareOneUpstream() async {
    let subscriptions = CurrentValueSubject<Int, Never>(0)
    let ticks = Interval(every: .seconds(1), on: scheduler)
      .handleEvents(receiveSubscription: { subscriptions.value += 1 }).share().prefix(3)
    var (first, second) = (ticks.values.makeAsyncIterator(), ticks.values.makeAsyncIterator())
    scheduler.advance(by: .seconds(3))
    for expected in 0..<3 {
      #expect(await first.next() == expected)
      #expect(await second.next() == expected)
    }
    #expect(subscriptions.value == 1)
    #expect(scheduler.scheduled == 0)
  }
}
