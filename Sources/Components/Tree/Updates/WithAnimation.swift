/// Has what `body` changes move by `animation`; at once, if that is `nil`.
///
///     withAnimation(.easeOut) { isOpen = true }
///     withAnimation { colors.send(.red) }      // a publisher that something follows
///
/// It holds for states and for what publishers send while `body` runs, on any thread.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  Transaction.openCount.add(1, ordering: .relaxed)
  defer { Transaction.openCount.subtract(1, ordering: .relaxed) }
  return try Transaction.$local.withValue(Transaction(animation: animation), operation: body)
}
