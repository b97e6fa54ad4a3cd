import Signals

/// The undelivered values of a publisher that one node is subscribed to.
///
/// Values sent between two frames are merged into one `Value`: a title keeps only the newest, so a
/// million sends cost one update and no memory; events keep all of them. The first value enqueues
/// an update, which applies the value there is when it is performed.
struct PendingValue<Value: Sendable>: Sendable {
  private let storage: Storage<Value>
  private let update: PendingUpdate
  private let updateQueue: UpdateQueue

  /// Creates a pending value that enqueues no update before its first flush.
  @MainActor
  init(_ updateQueue: UpdateQueue, apply: @escaping @MainActor (Value) -> Void) {
    let storage = Storage<Value>()
    self.storage = storage
    self.updateQueue = updateQueue
    update = PendingUpdate {
      let (value, transaction) = storage.take()
      if let value { Transaction.perform(transaction) { apply(value) } }
    }
  }

  /// Changes the value, on any thread.
  func update(_ change: (inout Value?) -> Void) {
    if storage.update(change) { updateQueue.enqueue(update) }
  }

  /// Applies the value there is.
  @MainActor
  func flush() {
    update.perform()
  }

  /// Stops applying values.
  @MainActor
  func invalidate() {
    update.invalidate()
  }
}

/// The shared storage of a pending value.
private final class Storage<Value: Sendable>: Sendable {
  private struct Contents {
    var value: Value?
    /// The transaction of the last change.
    var transaction: Transaction?
    var isEnqueued = true
  }

  private let state = Lock(Contents())

  /// Changes the value; `true` if an update must be enqueued.
  func update(_ change: (inout Value?) -> Void) -> Bool {
    let transaction = Transaction.current
    return state.withLock { state in
      change(&state.value)
      state.transaction = transaction
      defer { state.isEnqueued = true }
      return !state.isEnqueued
    }
  }

  func take() -> (value: Value?, Transaction?) {
    state.withLock { state in
      defer { state = Contents(isEnqueued: false) }
      return (state.value, state.transaction)
    }
  }
}

/// Keeps the newest value as the pending value; `nil` keeps the current one.
struct NewestValueSubscriber<Value: Sendable>: Subscriber {
  let pendingValue: PendingValue<Value>

  func receive(_ input: Value?) -> Demand {
    if let input { pendingValue.update { $0 = input } }
    return .more
  }

  func receive(completion: Completion<Never>) {}
}

/// Appends every value to the pending value.
struct EveryValueSubscriber<Value: Sendable>: Subscriber {
  let pendingValue: PendingValue<[Value]>

  func receive(_ input: Value) -> Demand {
    pendingValue.update { values in
      values = values ?? []
      values?.append(input)
    }
    return .more
  }

  func receive(completion: Completion<Never>) {}
}
