import Signals

/// State behind a lock, on which tasks can wait.
final class Awaited<State: Sendable>: Sendable {
  private struct Content: Sendable {
    var state: State
    var waiting: [Int: UnsafeContinuation<Void, Never>] = [:]
    var arrivals = 0
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
  func change<Result: Sendable>(_ body: @Sendable (inout State) -> Result) -> Result {
    let (result, waiting) = content.withLock { content in
      let result = body(&content.state)
      guard !content.waiting.isEmpty else { return (result, [UnsafeContinuation<Void, Never>]()) }
      defer { content.waiting = [:] }
      return (result, Array(content.waiting.values))
    }
    for reader in waiting { reader.resume() }
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
    let arrival = content.withLock { content in
      content.arrivals += 1
      return content.arrivals
    }
    await withTaskCancellationHandler {
      await withUnsafeContinuation { reader in
        let mustWait = content.withLock { content in
          // On a copy: the answer is taken by whoever wakes up, not here.
          var state = content.state
          guard answer(&state) == nil, !Task.isCancelled else { return false }
          content.waiting[arrival] = reader
          return true
        }
        if !mustWait { reader.resume() }
      }
    } onCancel: {
      content.withLock { $0.waiting.removeValue(forKey: arrival) }?.resume()
    }
  }
}
