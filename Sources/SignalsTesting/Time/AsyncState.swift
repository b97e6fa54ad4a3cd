import Signals

/// State behind a lock, on which tasks can wait.
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

  /// Changes the state, and lets all who wait look at it again.
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

  /// Waits until the state has an answer; without one when the task is cancelled.
  func wait<Answer: Sendable>(for answer: @Sendable (inout State) -> Answer?) async -> Answer? {
    while true {
      if let found = content.withLock({ answer(&$0.state) }) { return found }
      if Task.isCancelled { return nil }
      await waitForChange(unless: answer)
    }
  }

  private func waitForChange<Answer>(unless answer: @Sendable (inout State) -> Answer?) async {
    let id = content.withLock { content in
      content.lastWaiterID += 1
      return content.lastWaiterID
    }
    await withTaskCancellationHandler {
      await withUnsafeContinuation { waiter in
        let mustWait = content.withLock { content in
          // On a copy: the answer is taken by whoever wakes up, not here.
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
