import Signals

extension Tree {
  /// Runs `action` between two frames, `delay` from now.
  func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> AnyCancellable {
    let update = PendingUpdate(action)
    return scheduler.schedule(after: delay) { [updateQueue] in updateQueue.enqueue(update) }
  }
}
