import Signals

/// The work during which a session shows its views.
final class SessionWork: Sendable {
  private struct State {
    var isFinished = false
    var task: Task<Void, Never>?
    var onFinish: (@Sendable () -> Void)?
  }

  private let operation: @Sendable () async -> Void
  private let state = Lock(State())

  init(_ operation: @escaping @Sendable () async -> Void) {
    self.operation = operation
  }

  /// Starts the work on another thread.
  ///
  /// - Parameter onFinish: Called when the work has finished, on any thread.
  func start(onFinish: @escaping @Sendable () -> Void) {
    state.withLock { $0.onFinish = onFinish }
    let task = Task.detached {
      await self.operation()
      let onFinish = self.state.withLock { state in
        state.isFinished = true
        return state.onFinish
      }
      onFinish?()
    }
    state.withLock { $0.task = task }
  }

  /// Does the work without showing anything, and returns when it has finished.
  @MainActor
  func performWithoutSession() {
    let loop = EventLoop()
    start { loop.wake() }
    while !isFinished(afterCancelling: false) {
      var descriptors: [PollDescriptor] = []
      loop.sleep(&descriptors)
      loop.runDue()
    }
  }

  /// Does the work without showing anything, and returns when it has finished.
  func performWithoutSession() async {
    start {}
    await state.withLock { $0.task }?.value
  }

  /// Returns whether the work has finished, and cancels it if `cancels` is `true`.
  func isFinished(afterCancelling cancels: Bool) -> Bool {
    let (isFinished, task) = state.withLock { ($0.isFinished, $0.task) }
    if cancels, !isFinished { task?.cancel() }
    return isFinished
  }
}
