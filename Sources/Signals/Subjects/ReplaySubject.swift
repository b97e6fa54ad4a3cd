/// A subject that sends its newest values to new subscribers.
///
///     sent:             --a--b---c--|
///     late subscriber:         ^(ab)c--|        limit: 2
///
/// A subscriber receives the newest `limit` values first, also after the completion, then the
/// values that follow.
public final class ReplaySubject<Output: Sendable, Failure: Error>: Subject {
  @usableFromInline let multicaster: Multicaster<Output, Failure>

  /// Creates a subject that keeps the newest `limit` values, or all of them.
  ///
  /// - Precondition: `limit` is positive.
  public init(limit: Int = .max) {
    precondition(limit > 0, "ReplaySubject(limit: \(limit)): the limit must be positive.")
    multicaster = Multicaster(replaying: limit)
  }

  deinit {
    multicaster.releaseSubscribers()
  }

  /// Sends `value` to all subscribers, and keeps it for later ones.
  @inlinable
  public func send(_ value: Output) {
    multicaster.storeAndSend(value)
  }

  /// Completes the stream for all current and future subscribers.
  public func send(completion: Completion<Failure>) {
    multicaster.send(completion: completion)
  }

  /// Sends the newest values to `subscriber`, then those that follow.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    multicaster.attach(subscriber)
  }
}
