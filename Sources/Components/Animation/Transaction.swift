import Synchronization

/// Has what `body` changes move by `animation`; at once, if that is `nil`.
///
///     withAnimation(.easeOut) { isOpen = true }
///     withAnimation { colors.send(.red) }      // a publisher that something follows
///
/// It holds for states and for what publishers send while `body` runs, on any thread.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  Transaction.open.add(1, ordering: .relaxed)
  defer { Transaction.open.subtract(1, ordering: .relaxed) }
  return try Transaction.$local.withValue(Transaction(animation: animation), operation: body)
}

/// How a change is to be done.
final class Transaction: Sendable {
  let animation: Animation?

  init(animation: Animation?) {
    self.animation = animation
  }

  @TaskLocal static var local: Transaction?
  /// How many are open, on all threads: while it is none, nobody need look for their own.
  static let open = Atomic<Int>(0)

  /// That in which the caller makes a change.
  static var current: Transaction? {
    open.load(ordering: .relaxed) == 0 ? nil : local
  }

  /// That of the changes which are being applied to nodes.
  @MainActor private(set) static var inForce: Transaction?

  /// Applies changes that were made in `transaction`.
  @MainActor
  static func perform<Result>(_ transaction: Transaction?, _ change: () -> Result) -> Result {
    guard let transaction else { return change() }
    let around = inForce
    inForce = transaction
    defer { inForce = around }
    return change()
  }
}
