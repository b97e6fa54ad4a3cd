import Synchronization

/// The animation of a set of changes.
///
/// ``withAnimation(_:_:)`` opens a transaction while its closure runs. Each change that is made
/// meanwhile keeps the transaction, and it is applied to the nodes in the same transaction before
/// the next frame.
final class Transaction: Sendable {
  /// The animation, or `nil` to apply the changes at once.
  let animation: Animation?

  init(animation: Animation?) {
    self.animation = animation
  }

  @TaskLocal static var local: Transaction?
  /// The number of open transactions on all threads; while it is zero, no thread looks up its own.
  static let openCount = Atomic<Int>(0)

  /// The innermost open transaction of the current task, if there is one.
  static var current: Transaction? {
    openCount.load(ordering: .relaxed) == 0 ? nil : local
  }

  /// The transaction of the changes that are being applied to nodes.
  @MainActor private(set) static var applied: Transaction?

  /// Applies changes to nodes, as made in `transaction`. If that is `nil`, the enclosing one still
  /// applies.
  @MainActor
  static func perform<Result>(_ transaction: Transaction?, _ change: () -> Result) -> Result {
    guard let transaction else { return change() }
    let outer = applied
    applied = transaction
    defer { applied = outer }
    return change()
  }
}
