import Signals
import Synchronization

/// A transaction that changes keep until they are applied.
///
/// Each change that is made while a transaction is open keeps it, and is applied to the nodes in
/// the same transaction before the next frame.
final class TransactionBox: Sendable {
  let value: Transaction

  init(_ value: Transaction) {
    self.value = value
  }

  /// The innermost transaction that was opened by the current task or one that it is part of.
  @TaskLocal static var open: OpenTransaction?
  /// The number of open transactions on all threads; while it is zero, no thread looks up its own.
  static let openCount = Atomic<Int>(0)

  /// The innermost open transaction of the current task, if there is one.
  static var current: TransactionBox? {
    openCount.load(ordering: .relaxed) == 0 ? nil : open?.box
  }

  /// Returns the innermost open transaction for a change that `queue` applies, if there is one.
  static func current(for queue: UpdateQueue) -> TransactionBox? {
    guard let current else { return nil }
    for completion in current.value.completions { completion.setQueue(queue) }
    return current
  }

  /// The transaction of the changes that are being applied to nodes.
  @MainActor private(set) static var applied: TransactionBox?

  /// Applies changes to nodes, as made in `transaction`. If that is `nil`, the enclosing one still
  /// applies.
  @MainActor
  static func perform<Result>(_ transaction: TransactionBox?, _ change: () -> Result) -> Result {
    guard let transaction else { return change() }
    let outer = applied
    applied = transaction
    defer { applied = outer }
    return change()
  }

  /// Calls `send` so that the values which it sends keep the transaction that is being applied.
  @MainActor
  static func passOn(_ send: () -> Void) {
    guard let applied else { return send() }
    withTransaction(applied.value, send)
  }
}

/// A transaction while its closure runs.
///
/// A task that the closure starts inherits the task-local value and may live for long, so that
/// closing the transaction releases it.
final class OpenTransaction: Sendable {
  private let contents: Lock<TransactionBox?>

  init(_ box: TransactionBox) {
    contents = Lock(box)
  }

  /// The transaction, or `nil` after it was closed.
  var box: TransactionBox? { contents.withLock { $0 } }

  func close() {
    contents.withLock { $0 = nil }
  }
}
