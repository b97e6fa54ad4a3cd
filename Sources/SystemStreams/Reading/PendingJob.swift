import Signals

/// The one thing that an activity waits for: a job on a scheduler, or a watch of a descriptor.
///
/// What it waits for next replaces it. The next one may begin on another thread before the one
/// before has been stored, so only the latest is kept.
final class PendingJob: Sendable {
  private struct State {
    var current: AnyCancellable?
    var turn = 0
    var isCancelled = false
  }

  private let state = Lock(State())

  /// Calls `start` and keeps what it has started, unless the activity is cancelled.
  func replace(by start: () -> AnyCancellable) {
    let turn = state.withLock { state -> Int? in
      state.turn += 1
      return state.isCancelled ? nil : state.turn
    }
    guard let turn else { return }
    let next = start()
    // Released outside of the lock, because that may run code.
    let released = state.withLock { state -> AnyCancellable? in
      guard state.turn == turn, !state.isCancelled else { return next }
      defer { state.current = next }
      return state.current
    }
    released?.cancel()
  }

  /// Cancels what it waits for, and everything that would replace it.
  func cancel() {
    let current = state.withLock { state in
      state.isCancelled = true
      return state.current.take()
    }
    current?.cancel()
  }
}
