import Signals

extension Tree {
  /// Runs `action` between two frames, `delay` from now.
  func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> AnyCancellable {
    scheduler.schedule(after: delay) { [updateQueue] in updateQueue.enqueue(action) }
  }
}
