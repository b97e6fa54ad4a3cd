import Signals

// How pending values work: The first change after a flush enqueues one update in the update queue,
// and later changes only replace the value or add to it. The update flushes the pending value: it
// takes the value out and applies it in the transaction of the last change. A pending value begins
// as if it were enqueued, so that a publisher's current value waits for the first flush.
//
// Both steps are specialized for the usual types of values. The modules that bind values cannot do
// that: looking up the types at run time would add 8,000 instructions to each value.

/// A value on its way from a publisher, on any thread, to a node on the main actor.
///
///     publisher   ──1──2──3───────4──────
///     frames      ───────────┃────────┃──
///     applied                3        4
///
/// It is a subscriber that keeps only the newest value, so that a million values between two
/// frames cost one update and no memory.
final class PendingValue<Value: Sendable>: Sendable {
  private struct Contents {
    var value: Value?
    /// The transaction of the last change.
    var transaction: TransactionBox?
    var isEnqueued = true
  }

  private let contents = Lock(Contents())
  private let queue: UpdateQueue
  @MainActor private var apply: (@MainActor (Value) -> Void)?

  /// Creates a pending value that waits for its first flush.
  @MainActor
  init(_ queue: UpdateQueue, apply: @escaping @MainActor (Value) -> Void) {
    self.queue = queue
    self.apply = apply
  }

  /// Changes the value, which is `nil` after each flush. Safe to call from any thread.
  func update(_ change: (inout Value?) -> Void) {
    let transaction = TransactionBox.current(for: queue)
    let wasEnqueued = contents.withLock { contents in
      change(&contents.value)
      contents.transaction = transaction
      defer { contents.isEnqueued = true }
      return contents.isEnqueued
    }
    if !wasEnqueued { queue.enqueue { self.flush() } }
  }

  /// Applies the value, if there is one.
  @_specialize(where Value == AnyShapeStyle)
  @_specialize(where Value == Bool)
  @_specialize(where Value == Color)
  @_specialize(where Value == Double)
  @_specialize(where Value == Int)
  @_specialize(where Value == String)
  @MainActor
  func flush() {
    let (value, transaction) = contents.withLock { contents in
      defer { contents = Contents(isEnqueued: false) }
      return (contents.value, contents.transaction)
    }
    if let value, let apply { TransactionBox.perform(transaction) { apply(value) } }
  }

  @MainActor
  func invalidate() {
    apply = nil
  }
}

/// A pending value whose type is erased.
@MainActor
protocol AnyPendingValue: AnyObject {
  /// Stops applying values, and releases the closure that does.
  func invalidate()
}

extension PendingValue: AnyPendingValue {}

extension PendingValue: Subscriber {
  /// Replaces the value.
  @_specialize(where Value == AnyShapeStyle)
  @_specialize(where Value == Bool)
  @_specialize(where Value == Color)
  @_specialize(where Value == Double)
  @_specialize(where Value == Int)
  @_specialize(where Value == String)
  func receive(_ input: Value) -> Demand {
    update { $0 = input }
    return .more
  }

  func receive(completion: Completion<Never>) {}
}
