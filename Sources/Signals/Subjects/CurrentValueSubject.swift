/// A subject that stores its current value.
///
///     sent:              (a)-b---c--|
///     first subscriber:  (a)-b---c--|
///     late subscriber:         (b)c--|
///
/// A subscriber receives the current value first, then those that follow. ``value`` returns the
/// value that was sent last, even if it has not been delivered yet. All subscribers receive the
/// values in the order in which they were set. After a completion nothing is sent any more: a new
/// subscriber receives only the completion, and setting ``value`` changes nothing else.
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
    set { multicaster.setAndSend(newValue, evenIfFinal: true) }
  }

  /// Sets the current value and sends it to all subscribers.
  @inlinable
  public func send(_ value: Output) {
    multicaster.setAndSend(value)
  }

  /// Changes the current value and sends it to all subscribers, in one step.
  ///
  ///     count.update { $0 += 1 }
  ///
  /// No update is lost when several threads update at once: if another thread sets the value while
  /// `body` runs, `body` is called again with the new one. So it should do nothing but change its
  /// argument. No lock is held while it runs.
  ///
  /// - Returns: The result of the last call of `body`.
  @inlinable
  public func update<Result>(_ body: (inout Output) throws -> Result) rethrows -> Result {
    while true {
      let (current, version) = multicaster.versionedValue
      guard var value = current else { preconditionFailure("There is no value.") }
      let result = try body(&value)
      if multicaster.setAndSend(value, ifStill: version) { return result }
    }
  }

  /// Completes the stream for all current and future subscribers.
  public func send(completion: Completion<Failure>) {
    multicaster.finalize(completion)
  }

  /// Sends the current value to `subscriber`, then those that follow.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    multicaster.attach(subscriber)
  }
}
