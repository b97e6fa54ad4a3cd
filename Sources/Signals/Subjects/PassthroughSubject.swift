/// A publisher fed by hand that keeps nothing.
///
///     sent:             --a--b---c-|
///     a subscriber:     --a--b---c-|
///     another, later:        ^---c-|
///
/// ``send(_:)`` may be called from any thread, also from inside a delivery: see ``Publisher`` for
/// the order. Values sent after a completion, or while nobody is subscribed, are dropped. A
/// subscriber that comes after the completion receives only that. When the last reference to the
/// subject goes away, its subscribers are released, without a completion.
public final class PassthroughSubject<Output: Sendable, Failure: Error>: Subject {
  @usableFromInline let multicaster = Multicaster<Output, Failure>()

  /// A subject without subscribers.
  @inlinable
  public init() {}

  deinit {
    multicaster.releaseSubscribers()
  }

  /// Sends `value` to all subscribers.
  @inlinable
  public func send(_ value: Output) {
    multicaster.send(value)
  }

  /// Ends the stream for all subscribers, present and future.
  public func send(completion: Completion<Failure>) {
    multicaster.send(completion: completion)
  }

  /// Begins to send to `subscriber`.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    multicaster.attach(subscriber)
  }
}
