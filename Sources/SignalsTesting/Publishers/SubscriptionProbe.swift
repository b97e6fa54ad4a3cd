import Signals

/// A publisher that passes on another one and records its subscriptions.
///
///     let titles = SubscriptionProbe(subject)
///     let task = Task { for await title in titles.values { print(title) } }
///     await titles.untilSubscribed()
///     subject.send("a")                    // the task receives it
///     task.cancel()
///
/// Use it to wait until another task has subscribed, and to check that a subscription has ended.
public struct SubscriptionProbe<Upstream: Publisher>: Publisher {
  /// The values of the upstream.
  public typealias Output = Upstream.Output
  /// The failure of the upstream.
  public typealias Failure = Upstream.Failure

  private let publisher: LoggedPublisher<Upstream>
  private let start: Instant

  /// Creates a publisher that passes on `upstream`.
  ///
  /// - Parameters:
  ///   - upstream: The publisher to subscribe to.
  ///   - scheduler: The scheduler that supplies the times of ``subscriptions``, which are all zero
  ///     without one.
  public init(_ upstream: Upstream, on scheduler: TestScheduler? = nil) {
    publisher = LoggedPublisher(upstream: upstream, log: SubscriptionLog(scheduler))
    start = scheduler?.now ?? Instant(offset: .zero)
  }

  /// A diagram of each subscription: `^` at its start, and `!`, `|` or `#` at its end.
  public var subscriptions: [Marbles] {
    publisher.log.marbles(since: start)
  }

  /// Waits until there have been `count` subscriptions, including those that have ended.
  ///
  /// Returns early when the waiting task is cancelled.
  public func untilSubscribed(_ count: Int = 1) async {
    await publisher.log.wait(for: count)
  }

  /// Subscribes `subscriber` to the upstream.
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    publisher.subscribe(subscriber)
  }
}
