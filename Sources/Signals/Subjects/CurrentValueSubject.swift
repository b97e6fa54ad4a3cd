/// A subject that stores its current value.
///
///     sent:              (a)-b---c--|
///     first subscriber:  (a)-b---c--|
///     late subscriber:         (b)c--|
///
/// A subscriber receives the current value first, then those that follow. ``value`` returns the
/// value that was sent last, even if it has not been delivered yet. All subscribers receive the
/// values in the order in which they were set. After a completion the value no longer changes,
/// and a new subscriber receives the value and the completion.
public final class CurrentValueSubject<Output: Sendable, Failure: Error>: Subject {
  @usableFromInline let multicaster: Multicaster<Output, Failure>

  /// Creates a subject whose current value is `value`.
  @inlinable
  public init(_ value: Output) {
    multicaster = Multicaster(replaying: 1, current: value)
  }

  deinit {
    multicaster.releaseSubscribers()
  }

  /// The value that was sent last. Setting it sends the new value.
  @inlinable
  public var value: Output {
    get {
      guard let value = multicaster.current else { preconditionFailure("There is no value.") }
      return value
    }
    set { send(newValue) }
  }

  /// Sets the current value and sends it to all subscribers.
  @inlinable
  public func send(_ value: Output) {
    multicaster.setAndSend(value)
  }

  /// Completes the stream for all current and future subscribers.
  public func send(completion: Completion<Failure>) {
    multicaster.finalize()
    multicaster.send(completion: completion)
  }

  /// Sends the current value to `subscriber`, then those that follow.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    multicaster.attach(subscriber)
  }
}
