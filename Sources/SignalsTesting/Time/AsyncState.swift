import Signals

/// A state behind a lock, for whose changes tasks can wait.
///
/// A waiting task leaves a continuation. Every update resumes all waiting tasks, which look at the
/// state again and wait once more if it does not have an answer yet.
final class AsyncState<State: Sendable>: Sendable {
  private struct Content: Sendable {
    var state: State
    var waiters: [Int: UnsafeContinuation<Void, Never>] = [:]
    var lastWaiterID = 0
  }

  private let content: Lock<Content>

  init(_ state: State) {
    content = Lock(Content(state: state))
  }

  func read<Result: Sendable>(_ body: @Sendable (State) -> Result) -> Result {
    content.withLock { body($0.state) }
  }

  /// Updates the state and resumes all waiting tasks.
  @discardableResult
  func update<Result: Sendable>(_ body: @Sendable (inout State) -> Result) -> Result {
    let (result, waiters) = content.withLock { content in
      let result = body(&content.state)
      guard !content.waiters.isEmpty else { return (result, [UnsafeContinuation<Void, Never>]()) }
      defer { content.waiters = [:] }
      return (result, Array(content.waiters.values))
    }
    for waiter in waiters { waiter.resume() }
    return result
  }

  /// Waits until `answer` returns a value for the state.
  ///
  /// - Returns: The answer, or `nil` if the task is cancelled before there is one.
  func wait<Answer: Sendable>(for answer: @Sendable (inout State) -> Answer?) async -> Answer? {
    while true {
      if let found = content.withLock({ answer(&$0.state) }) { return found }
      if Task.isCancelled { return nil }
      await waitForUpdate(unless: answer)
    }
  }

  private func waitForUpdate<Answer>(unless answer: @Sendable (inout State) -> Answer?) async {
    let id = content.withLock { content in
      content.lastWaiterID += 1
      return content.lastWaiterID
    }
    await withTaskCancellationHandler {
      await withUnsafeContinuation { waiter in
        let mustWait = content.withLock { content in
          // On a copy, because the resumed task takes the answer, not this check.
          var state = content.state
          guard answer(&state) == nil, !Task.isCancelled else { return false }
          content.waiters[id] = waiter
          return true
        }
        if !mustWait { waiter.resume() }
      }
    } onCancel: {
      content.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
    }
  }
}
