/// Events on their way from whoever sends to a receiver with a time of its own.
///
/// The receiver is called when there is something, and goes when there is nothing; meanwhile nobody
/// needs to call it again.
@usableFromInline
struct EventBuffer<Element: Sendable, Failure: Error>: Sendable {
  @usableFromInline let buffering: BufferingPolicy
  @usableFromInline let capacity: Int
  @usableFromInline var values = Queue<Element>()
  @usableFromInline var completion: Completion<Failure>?
  /// Whether the receiver has been called and has not gone.
  @usableFromInline var isConsumerScheduled = false

  @inlinable
  init(_ buffering: BufferingPolicy) {
    self.buffering = buffering
    capacity = buffering.capacity
  }

  /// Adds a value, as far as there is room; `true` if the receiver must be called.
  @inlinable @inline(__always)
  mutating func append(_ value: Element) -> Bool {
    if values.count >= capacity, !dropOldest() { return false }
    values.append(value)
    return scheduleConsumer()
  }

  /// Takes out the oldest, if it is the one to give way.
  @usableFromInline
  mutating func dropOldest() -> Bool {
    guard case .newest = buffering else { return false }
    return values.popFirst() != nil
  }

  /// Adds the end; `true` if the receiver must be called.
  @inlinable
  mutating func append(completion: Completion<Failure>) -> Bool {
    self.completion = completion
    return scheduleConsumer()
  }

  /// For the receiver: the next event. If there is none, the receiver has gone.
  @inlinable
  mutating func next() -> Event<Element, Failure>? {
    if let value = values.popFirst() { return .value(value) }
    if let completion = completion.take() { return .completion(completion) }
    isConsumerScheduled = false
    return nil
  }

  /// For the receiver: all values or, as what it has taken is not counted any more, one of them if
  /// their number is bounded. `empty` serves for those that come next.
  @inlinable
  mutating func takeValues(leaving empty: Queue<Element>) -> Queue<Element> {
    var taken = empty
    if case .unbounded = buffering {
      swap(&taken, &values)
    } else if let value = values.popFirst() {
      taken.append(value)
    }
    return taken
  }

  /// For the receiver: goes, if there is nothing.
  @inlinable
  mutating func parkIfEmpty() -> Bool {
    guard values.isEmpty, completion == nil else { return false }
    isConsumerScheduled = false
    return true
  }

  @inlinable @inline(__always)
  mutating func scheduleConsumer() -> Bool {
    defer { isConsumerScheduled = true }
    return !isConsumerScheduled
  }
}
