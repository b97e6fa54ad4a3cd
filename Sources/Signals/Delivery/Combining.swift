/// The state of an operator on several upstreams: decides what follows from each event.
///
/// The state knows nothing of threads and subscribers. ``Combining`` runs it inside an
/// ``EventSerializer``, publishes the outputs it returns, and passes on failures.
@usableFromInline
package protocol CombiningState: Sendable {
  associatedtype Input: Sendable
  associatedtype Output: Sendable

  /// Whether no output can follow the one that was just returned.
  var isFinished: Bool { get }

  /// Whether the upstreams are cancelled before the output ends, also if a value without an output
  /// finishes it.
  static var cancelsFirst: Bool { get }

  /// Adds a value and returns the output that follows from it, if there is one.
  mutating func receive(_ input: Input, from upstream: Int) -> Output?

  /// Records that an upstream has finished, and returns whether the output finishes with it.
  mutating func finish(_ upstream: Int) -> Bool
}

extension CombiningState {
  @inlinable
  package var isFinished: Bool { false }

  @inlinable
  package static var cancelsFirst: Bool { false }
}

/// Runs a ``CombiningState`` and publishes its outputs.
@usableFromInline
struct Combining<State: CombiningState, Downstream: Subscriber>: EventHandler
where Downstream.Input == State.Output {
  @usableFromInline var state: State
  @usableFromInline var downstream: Downstream

  @inlinable
  init(_ state: State, _ downstream: consuming Downstream) {
    self.state = state
    self.downstream = downstream
  }

  @inlinable @inline(__always)
  mutating func handle(
    _ event: SerializedEvent<State.Input, Downstream.Failure>, from sender: EventSender<Self>
  ) -> Demand {
    switch event {
    case .value(let input, let upstream):
      guard let output = state.receive(input, from: upstream) else {
        // Other states only finish with an output.
        return State.cancelsFirst && state.isFinished
          ? cancelAndComplete(.finished, sender) : .more
      }
      guard downstream.receive(output) == .more else { return .stop }
      return state.isFinished ? complete(.finished) : .more
    case .completion(let completion, let upstream):
      if case .finished = completion, !state.finish(upstream) { return .more }
      if State.cancelsFirst { return cancelAndComplete(completion, sender) }
      return complete(completion)
    case .timer:
      return .more
    }
  }

  @inlinable @inline(never)
  mutating func cancelAndComplete(
    _ completion: Completion<Downstream.Failure>, _ sender: EventSender<Self>
  ) -> Demand {
    sender.serializer.cancelAll()
    return sender.serializer.isActive ? complete(completion) : .stop
  }

  @inlinable
  mutating func complete(_ completion: Completion<Downstream.Failure>) -> Demand {
    downstream.receive(completion: completion)
    return .stop
  }
}

/// Passes on every value, and finishes when all upstreams have finished.
@usableFromInline
struct MergeState<Value: Sendable>: CombiningState {
  var unfinished: Int

  @usableFromInline
  init(upstreams: Int) {
    unfinished = upstreams
  }

  @inlinable @inline(__always)
  func receive(_ input: Value, from _: Int) -> Value? {
    input
  }

  @usableFromInline
  mutating func finish(_ upstream: Int) -> Bool {
    unfinished -= 1
    return unfinished == 0
  }
}
