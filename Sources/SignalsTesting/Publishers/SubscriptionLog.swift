import Signals

/// The start and the end of each subscription to a publisher.
final class SubscriptionLog: Sendable {
  struct SubscriptionRecord: Sendable {
    let began: Instant
    var end: (mark: Marbles.Mark, time: Instant)?
  }

  private let records = AsyncState([SubscriptionRecord]())
  private let now: @Sendable () -> Instant

  /// Creates a log with the times of `scheduler`, which are all zero without one.
  init(_ scheduler: TestScheduler? = nil) {
    now = { scheduler?.now ?? Instant(offset: .zero) }
  }

  var all: [SubscriptionRecord] {
    records.read { $0 }
  }

  /// Records a new subscription and returns its number.
  func begin() -> Int {
    let record = SubscriptionRecord(began: now())
    return records.update { records in
      records.append(record)
      return records.count - 1
    }
  }

  /// Records the end of a subscription, unless it has ended before.
  func end(_ number: Int, _ mark: Marbles.Mark) {
    let time = now()
    records.update { records in
      if records[number].end == nil { records[number].end = (mark, time) }
    }
  }

  /// Waits until there have been `count` subscriptions.
  func wait(for count: Int) async {
    _ = await records.wait { $0.count >= count ? true : nil }
  }

  /// Returns a diagram of each subscription.
  func marbles(since start: Instant, frame: Duration = .seconds(1)) -> [Marbles] {
    all.map { record in
      let begin = Marbles.Event(.subscribed, at: record.began, since: start, frame: frame)
      let end = record.end.map {
        Marbles.Event($0.mark, at: $0.time, since: start, frame: frame)
      }
      return Marbles([begin, end].compactMap(\.self))
    }
  }
}

/// A publisher that records its subscriptions in a log.
struct LoggedPublisher<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let log: SubscriptionLog

  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let (log, number) = (log, log.begin())
    let subscription = upstream.subscribe(
      LoggedSubscriber(log: log, number: number, downstream: subscriber))
    return AnyCancellable {
      log.end(number, .cancelled)
      subscription.cancel()
    }
  }
}

private struct LoggedSubscriber<Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let log: SubscriptionLog
  let number: Int
  var downstream: Downstream

  init(log: SubscriptionLog, number: Int, downstream: consuming Downstream) {
    self.log = log
    self.number = number
    self.downstream = downstream
  }

  mutating func receive(_ input: Input) -> Demand {
    let demand = downstream.receive(input)
    if demand == .stop { log.end(number, .cancelled) }
    return demand
  }

  mutating func receive(completion: Completion<Failure>) {
    log.end(number, Marbles.Mark(completion))
    downstream.receive(completion: completion)
  }
}
