import Signals

extension Tree {
  /// Runs `action` before the first frame after `delay`.
  ///
  /// - Returns: The timer, which is cancelled when it is released.
  package func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> AnyCancellable {
    scheduler.schedule(after: delay) { [updateQueue] in updateQueue.enqueue(action) }
  }
}
