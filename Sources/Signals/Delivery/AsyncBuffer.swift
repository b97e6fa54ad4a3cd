/// The buffer between a subscription and the task that iterates over its values.
///
/// The sender appends events under a lock and resumes the task only if that is waiting. The task
/// takes all buffered values at once and waits only when there are none. A cancelled task is
/// resumed, takes what is left, and ends.
@usableFromInline
final class AsyncBuffer<Element: Sendable, Failure: Error>: Subscriber {
  @usableFromInline let state:
    Lock<(events: EventBuffer<Element, Failure>, waiter: UnsafeContinuation<Void, Never>?)>

  @inlinable
  init(_ policy: BufferingPolicy) {
    state = Lock((EventBuffer(policy), nil))
  }

  @inlinable @inline(__always)
  func receive(_ input: Element) -> Demand {
    let waiter = state.withLock { state in
      state.events.append(input) ? state.waiter.take() : nil
    }
    waiter?.resume()
    return .more
  }

  @usableFromInline
  func receive(completion: Completion<Failure>) {
    let waiter = state.withLock { state in
      state.events.append(completion: completion) ? state.waiter.take() : nil
    }
    waiter?.resume()
  }

  /// Moves the buffered values into `values`, an empty queue whose storage the buffer uses next.
  ///
  /// - Returns: The completion, if there are no values and none will follow.
  @inlinable
  func take(_ values: inout Queue<Element>) -> Completion<Failure>? {
    let (taken, completion) = state.withLock { [values] state in
      let taken = state.events.takeValues(leaving: values)
      return (taken, taken.isEmpty ? state.events.completion : nil)
    }
    values = taken
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
