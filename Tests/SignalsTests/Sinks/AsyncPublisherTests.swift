import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct AsyncPublisherTests {
  private let scheduler = TestScheduler()
  private let subject = PassthroughSubject<Int, MarbleError>()

  @Test func wakesTheWaitingTask() async throws {
    let subject = subject
    let values = subject.values
    let (turns, turn) = AsyncStream.makeStream(of: Void.self)
    async let sum = {
      var iterator = values.makeAsyncIterator()
      turn.yield()
      var sum = 0
      while let value = try await iterator.next() {
        sum += value
        turn.yield()
      }
      return sum
    }()
    var next = turns.makeAsyncIterator()
    for value in 1...100 {
      await next.next()
      subject.send(value)
    }
    await next.next()
    subject.send(completion: .finished)
    #expect(try await sum == 5_050)
  }

  @Test func cancellingTheTaskEndsTheIteration() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    let cancelled = CurrentValueSubject<Bool, Never>(false)
    let values = subject.handleEvents(receiveCancel: { cancelled.value = true }).values
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      for await _ in values { start.finish() }
    }
    for await _ in starts {}
    task.cancel()
    await task.value
    #expect(cancelled.value)
  }

  @Test func eachIteratorSubscribesSeparately() async throws {
    let values = subject.values
    var first = values.makeAsyncIterator()
    subject.send(1)
    var second = values.makeAsyncIterator()
    subject.send(2)
    #expect(try await first.next() == 1)
    #expect(try await first.next() == 2)
    #expect(try await second.next() == 2)
  }

  @Test func copiesOfAnIteratorTakeTurns() async throws {
    var first = subject.values.makeAsyncIterator()
    var copy = first
    for value in 1...3 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(try await first.next() == 1)
    #expect(try await copy.next() == 2)
    #expect(try await first.next() == 3)
  }

  @Test func releasingTheIteratorCancels() {
    let cancelled = CurrentValueSubject<Bool, Never>(false)
    var iterator: AsyncIterator? = subject.handleEvents(
      receiveCancel: { cancelled.value = true }
    ).eraseToAnyPublisher().values.makeAsyncIterator()
    #expect(iterator != nil)
    iterator = nil
    #expect(cancelled.value)
  }

  @Test func throwsAFailureAfterTheBufferedValues() async throws {
    var values = subject.values.makeAsyncIterator()
    subject.send(1)
    subject.send(completion: .failure(MarbleError()))
    #expect(try await values.next() == 1)
    await #expect(throws: MarbleError.self) { try await values.next() }
  }

  @Test func receivesValuesOverTime() async throws {
    let titles = SubscriptionProbe(
      ["Play", "Pause", "Stop"].cycled(every: .seconds(1), on: scheduler).prefix(4))
    async let shown = {
      var shown: [String] = []
      for await title in titles.values { shown.append(title) }
      return shown
    }()
    await titles.untilSubscribed()
    try scheduler.run()
    #expect(await shown == ["Play", "Pause", "Stop", "Play"])
  }

  @Test func cancellingTheTaskCancelsTheUpstream() async {
    let seconds = SubscriptionProbe(Interval(every: .seconds(1), on: scheduler))
    let (counts, count) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      for await second in seconds.values { count.yield(second) }
      count.finish()
    }
    await seconds.untilSubscribed()
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
      await numbers.untilSubscribed(3)
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

  private typealias AsyncIterator = AsyncPublisher<AnyPublisher<Int, MarbleError>>.Iterator

  @Test func returnsNilAfterAFailure() async throws {
    var values = subject.values.makeAsyncIterator()
    subject.send(completion: .failure(MarbleError()))
    await #expect(throws: MarbleError.self) { try await values.next() }
    #expect(try await values.next() == nil)
  }

  @Test func endsWhenTheSubjectIsReleased() async throws {
    var released: PassthroughSubject<Int, MarbleError>? = PassthroughSubject()
    var iterator = released.map { $0.map { $0 * 2 }.values.makeAsyncIterator() }
    released?.send(1)
    released = nil
    #expect(try await iterator?.next() == 2)
    #expect(try await iterator?.next() == nil)
  }

  @Test func readsAnInfiniteSequence() async {
    var values: [Int] = []
    for await value in (0...).publisher.map({ $0 * 2 }).values(buffering: .newest(1)) {
      values.append(value)
      if values.count == 2 { break }
    }
    #expect(values.allSatisfy { $0.isMultiple(of: 2) })
    #expect(values[0] < values[1])
    #expect(await (0...).publisher.values.first() == 0)
    #expect(await Just(1).append((2...)).values.first() == 1)
    #expect(await Just(1).prepend((0...)).values.first() == 0)
    #expect(await (0...).publisher.share().values.first() == 0)
    #expect(await (0...).publisher.retry(1).values.first() == 0)
    #expect(await (0...).publisher.receive(on: .system).values.first() == 0)
    #expect(await [(0...).publisher].merged().values.first() == 0)
    #expect(await Just(1).merge(with: (2...).publisher).values.first() == 1)
    #expect(await (7...).publisher.eraseToAnyPublisher().values.first() == 7)
  }
}
