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
  try withTransaction(Transaction(animation: animation), body)
}

/// Animates the changes that `body` makes with `animation`, and runs `completion` once when the
/// animations have ended.
///
///     withAnimation(.easeOut) { isOpen = true } completion: { print("open") }
///
/// If nothing has changed, `completion` runs before this returns; if nothing is animated, before
/// the next frame. An animation that another one interrupts has ended. After an animation that
/// repeats forever, `completion` runs only if it is interrupted.
///
/// - Parameters:
///   - animation: The animation of the changes, or `nil` to apply them at once.
///   - completionCriteria: The moment at which an animation counts as complete.
///   - body: A closure that sets states or sends values.
///   - completion: A closure that runs when all animations of the changes are complete.
/// - Returns: The result of `body`.
@MainActor @preconcurrency
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let completion = AnimationCompletion(completionCriteria, action: completion)
  defer { completion.performIfNothingChanged() }
  var transaction = Transaction(animation: animation)
  transaction.completions = [completion]
  return try withTransaction(transaction, body)
}
