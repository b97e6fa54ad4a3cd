/// The buffer between a subscription and the task that iterates over its values.
///
/// The sender appends events under a lock and resumes the task only if that is waiting. The task
/// takes all buffered values at once and waits only when there are none. A cancelled task is
/// resumed, takes what is left, and ends.
@usableFromInline
final class AsyncBuffer<Element: Sendable, Failure: Error>: @unchecked Sendable {
  // @unchecked: the state is behind a lock, and only the task that iterates touches `taken`.

  @usableFromInline let state:
    Lock<(events: EventBuffer<Element, Failure>, waiter: UnsafeContinuation<Void, Never>?)>

  /// The values that the task took together, so that a burst costs one lock.
  @exclusivity(unchecked) @usableFromInline var taken = Queue<Element>()

  @usableFromInline
  init(_ policy: BufferingPolicy) {
    state = Lock((EventBuffer(policy), nil))
  }

  @inlinable @inline(__always)
  func append(_ value: Element) {
    // The dropped value is released outside the lock.
    let (waiter, _) = state.withLock { state in
      let (needsConsumer, dropped) = state.events.append(value)
      return (needsConsumer ? state.waiter.take() : nil, dropped)
    }
    waiter?.resume()
  }

  /// Appends the completion, unless there is one.
  @usableFromInline
  func append(completion: Completion<Failure>) {
    let waiter = state.withLock { state in
      guard state.events.completion == nil else { return nil as UnsafeContinuation<Void, Never>? }
      return state.events.append(completion: completion) ? state.waiter.take() : nil
    }
    waiter?.resume()
  }

  /// Moves the buffered values into `taken`, which is empty and whose storage is used next.
  ///
  /// - Returns: The completion, if there are no values and none will follow. A failure is returned
  ///   once, and then `finished`.
  @inlinable
  func take() -> Completion<Failure>? {
    let (values, completion) = state.withLock { [taken] state in
      let values = state.events.takeValues(leaving: taken)
      guard values.isEmpty, let completion = state.events.completion else {
        return (values, nil as Completion<Failure>?)
      }
      state.events.completion = .finished
      return (values, completion)
    }
    taken = values
    return completion
  }

  /// Waits until an event is buffered or the task is cancelled.
  @usableFromInline
  func wait(isolation actor: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      await withUnsafeContinuation { waiter in
        let mustWait = state.withLock { state in
          guard !Task.isCancelled, state.events.parkIfEmpty() else { return false }
          state.waiter = waiter
          return true
        }
        if !mustWait { waiter.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiter.take() }?.resume()
    }
  }
}

/// Passes the events of a publisher to a buffer. When the publisher releases it without a
/// completion, no value can follow, and the sequence ends.
@usableFromInline
final class AsyncBufferSubscriber<Input: Sendable, Failure: Error>: Subscriber {
  @usableFromInline let buffer: AsyncBuffer<Input, Failure>

  @inlinable
  init(_ buffer: AsyncBuffer<Input, Failure>) {
    self.buffer = buffer
  }

  deinit {
    buffer.append(completion: .finished)
  }

  @inlinable @inline(__always)
  func receive(_ input: Input) -> Demand {
    buffer.append(input)
    return .more
  }

  @inlinable
  func receive(completion: Completion<Failure>) {
    buffer.append(completion: completion)
  }
}
