import Signals

/// Something that another thread does during the first delivery, while the delivery waits for it.
final class Interruption: Sendable {
  private struct State: Sendable {
    var action: (@Sendable () -> Void)?
    var worker: Worker?
    var wasBlocked = false
  }

  private let state = Lock(State())
  private let timeout: Duration

  /// Creates an interruption without an action.
  ///
  /// - Parameter timeout: The processor time after which the other thread counts as blocked.
  init(_ timeout: Duration) {
    self.timeout = timeout
  }

  var action: (@Sendable () -> Void)? {
    get { state.withLock { $0.action } }
    set { state.withLock { $0.action = newValue } }
  }

  /// Runs the action, the first time that there is one, and answers the value with `.more`.
  func run<Output>(_: Output) -> Demand {
    guard let action = state.withLock({ $0.action.take() }) else { return .more }
    let worker = Worker(action)
    let hasEnded = worker.finishes(within: timeout)
    state.withLock { state in
      state.worker = worker
      state.wasBlocked = !hasEnded
    }
    return .more
  }

  /// Waits for the other thread. Returns whether it had to wait for the delivery.
  func join() -> Bool {
    state.withLock { $0.worker }?.join()
    return state.withLock { $0.wasBlocked }
  }
}
