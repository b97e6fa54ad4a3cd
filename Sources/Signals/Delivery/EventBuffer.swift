/// A buffer of events between a sender and a consumer that runs at a time of its own.
///
/// The consumer is scheduled when the first event arrives and is not scheduled again until it has
/// found the buffer empty. The buffering policy decides which values are dropped when the consumer
/// is too slow; the completion is never dropped. The owner protects the buffer with a lock.
@usableFromInline
struct EventBuffer<Element: Sendable, Failure: Error>: Sendable {
  @usableFromInline let policy: BufferingPolicy
  @usableFromInline let capacity: Int
  @usableFromInline var values = Queue<Element>()
  @usableFromInline var completion: Completion<Failure>?
  /// Whether the consumer has been scheduled and has not found the buffer empty since.
  @usableFromInline var isConsumerScheduled = false

  @inlinable
  init(_ policy: BufferingPolicy) {
    self.policy = policy
    capacity = policy.capacity
  }

  /// Appends a value, as far as the policy allows.
  ///
  /// - Returns: Whether to schedule the consumer, and the value that was dropped to make room. The
  ///   caller releases that value outside its lock, because a deinitializer may call the caller.
  @inlinable @inline(__always)
  mutating func append(_ value: Element) -> (needsConsumer: Bool, dropped: Element?) {
    var dropped: Element?
    if values.count >= capacity {
      guard case .newest = policy else { return (false, value) }
      dropped = values.popFirst()
    }
    values.append(value)
    return (needsConsumer(), dropped)
  }

  /// Appends the completion. Returns whether to schedule the consumer.
  @inlinable
  mutating func append(completion: Completion<Failure>) -> Bool {
    self.completion = completion
    return needsConsumer()
  }

  /// Removes and returns the next event. The consumer stops if there is none.
  @inlinable
  mutating func next() -> Event<Element, Failure>? {
    if let value = values.popFirst() { return .value(value) }
    if let completion = completion.take() { return .completion(completion) }
    isConsumerScheduled = false
    return nil
  }

  /// Removes and returns all values or, if the capacity is limited, one value. Values that were
  /// removed no longer count, so a limited buffer hands out no more than the consumer reads.
  ///
  /// - Parameter empty: An empty queue, whose storage the buffer uses from now on.
  @inlinable
  mutating func takeValues(leaving empty: Queue<Element>) -> Queue<Element> {
    // A large burst does not keep its memory.
    var taken = empty.capacity > 4_096 ? Queue() : empty
    if case .unbounded = policy {
      swap(&taken, &values)
    } else if let value = values.popFirst() {
      taken.append(value)
    }
    return taken
  }

  /// Stops the consumer if the buffer is empty. Returns whether it is.
  mutating func parkIfEmpty() -> Bool {
    guard values.isEmpty, completion == nil else { return false }
    isConsumerScheduled = false
    return true
  }

  @inlinable @inline(__always)
  mutating func needsConsumer() -> Bool {
    defer { isConsumerScheduled = true }
    return !isConsumerScheduled
  }
}

/// One event of a stream, as a value.
@usableFromInline
package enum Event<Input: Sendable, Failure: Error>: Sendable {
  case value(Input)
  case completion(Completion<Failure>)
}

extension Subscriber {
  /// Receives an event. The answer to a completion is ``Demand/stop``.
  @inlinable @inline(__always)
  mutating func receive(_ event: Event<Input, Failure>) -> Demand {
    switch event {
    case .value(let value):
      return receive(value)
    case .completion(let completion):
      receive(completion: completion)
      return .stop
    }
  }
}
