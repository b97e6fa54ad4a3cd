/// A publisher fed by hand that remembers the newest value.
///
///     sent:             (a)-b---c--|
///     a subscriber:     (a)-b---c--|
///     another, later:         (b)c--|
///
/// A subscriber receives the current value first, then what follows. ``value`` reads back what was
/// last sent, even while its delivery still waits for its turn; all subscribers see the values in
/// the order in which they were set. After a completion the value stays as it is, and a new
/// subscriber receives it and the completion.
public final class CurrentValueSubject<Output: Sendable, Failure: Error>: Subject {
  @usableFromInline let multicaster: Multicaster<Output, Failure>
  @usableFromInline let current: Lock<(value: Output, isFinal: Bool)>

  /// A subject that begins with `value`.
  @inlinable
  public init(_ value: Output) {
    multicaster = Multicaster(newest: value)
    current = Lock((value, false))
  }

  deinit {
    multicaster.releaseSubscribers()
  }

  /// The value last sent. Setting it sends.
  @inlinable
  public var value: Output {
    get { current.withLock { $0.value } }
    set { send(newValue) }
  }

  /// Makes `value` the current one and sends it to all subscribers.
  @inlinable
  public func send(_ value: Output) {
    var mustDeliver = false
    // The value is set and its turn is taken in one step: the order of the values is the order of
    // the deliveries.
    let isInside = current.withLock { [multicaster] current in
      guard !current.isFinal else { return false }
      current.value = value
      mustDeliver = multicaster.enter()
      return mustDeliver || multicaster.enqueue { multicaster.setAndDeliver(value) }
    }
    guard isInside else { return }
    if mustDeliver { multicaster.setAndDeliver(value) }
    multicaster.leave()
  }

  /// Ends the stream for all subscribers, present and future.
  public func send(completion: Completion<Failure>) {
    current.withLock { $0.isFinal = true }
    multicaster.send(completion: completion)
  }

  /// Sends the current value to `subscriber`, then all that follow.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    multicaster.attach(subscriber)
  }
}
