import Synchronization

/// The animation of a set of changes.
final class Transaction: Sendable {
  let animation: Animation?

  init(animation: Animation?) {
    self.animation = animation
  }

  @TaskLocal static var local: Transaction?
  /// The number of open transactions on all threads; while it is zero, no thread looks up its own.
  static let openCount = Atomic<Int>(0)

  /// The transaction that is open in the current task.
  static var current: Transaction? {
    openCount.load(ordering: .relaxed) == 0 ? nil : local
  }

  /// The transaction of the changes that are being applied to nodes.
  @MainActor private(set) static var applied: Transaction?

  /// Applies changes that were made in `transaction`.
  @MainActor
  static func perform<Result>(_ transaction: Transaction?, _ change: () -> Result) -> Result {
    guard let transaction else { return change() }
    let outer = applied
    applied = transaction
    defer { applied = outer }
    return change()
  }
}
