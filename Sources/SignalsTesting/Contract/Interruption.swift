import Signals

/// Something that another thread does during the first delivery, while the delivery waits for it.
final class Interruption: Sendable {
  private struct State: Sendable {
    var action: (@Sendable () -> Void)?
    var worker: Worker?
    var wasBlocked = false
  }

  private let state = Lock(State())
  private let patience: Int

  /// Creates an interruption without an action.
  ///
  /// - Parameter patience: How long to wait for the other thread. See ``Worker``.
  init(_ patience: Int) {
    self.patience = patience
  }

  var action: (@Sendable () -> Void)? {
    get { state.withLock { $0.action } }
    set { state.withLock { $0.action = newValue } }
  }

  /// Runs the action, the first time that there is one, and answers the value with `.more`.
  func run<Output>(_: Output) -> Demand {
    guard let action = state.withLock({ $0.action.take() }) else { return .more }
    let worker = Worker(action)
    let hasEnded = worker.join(patience: patience)
    state.withLock { state in
      state.worker = worker
      state.wasBlocked = !hasEnded
    }
    return .more
  }

  /// Waits for the other thread. Returns whether it had to wait for the delivery.
  func join() -> Bool {
    state.withLock { $0.worker }?.join(patience: patience)
    return state.withLock { $0.wasBlocked }
  }
}
