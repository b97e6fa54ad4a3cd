/// A subject that stores no values.
///
///     sent:              --a--b---c-|
///     first subscriber:  --a--b---c-|
///     late subscriber:        ^---c-|
///
/// ``send(_:)`` may be called from any thread, also during a delivery; ``Publisher`` describes the
/// order. Values that are sent without subscribers or after a completion are dropped. A subscriber
/// that comes after the completion receives only that. When the subject is deallocated, its
/// subscribers are released without a completion.
public final class PassthroughSubject<Output: Sendable, Failure: Error>: Subject {
  @usableFromInline let multicaster = Multicaster<Output, Failure>()

  /// Creates a subject without subscribers.
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

  /// Completes the stream for all current and future subscribers.
  public func send(completion: Completion<Failure>) {
    multicaster.send(completion: completion)
  }

  /// Sends the values that follow to `subscriber`.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    multicaster.attach(subscriber)
  }
}
