/// Animates the changes that `body` makes with `animation`.
///
///     withAnimation(.easeOut) { isOpen = true }
///     withAnimation { colors.send(.red) }      // a publisher that a view shows
///
/// Animates states that change and values that publishers send while `body` runs, on any thread.
/// Values that arrive later, for example after a delay, are not animated.
///
/// - Parameters:
///   - animation: The animation of the changes, or `nil` to apply them at once.
///   - body: A closure that sets states or sends values.
/// - Returns: The result of `body`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  Transaction.openCount.add(1, ordering: .relaxed)
  defer { Transaction.openCount.subtract(1, ordering: .relaxed) }
  return try Transaction.$local.withValue(Transaction(animation: animation), operation: body)
}
