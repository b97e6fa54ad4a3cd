import Signals

extension EnvironmentValues {
  /// The time in which the views live: the interface's own, or a test's.
  public var scheduler: AnyScheduler {
    get { self[SchedulerKey.self] }
    set { self[SchedulerKey.self] = newValue }
  }
}

private struct SchedulerKey: EnvironmentKey {
  static let defaultValue = AnyScheduler(.system)
}

extension Tree {
  /// Runs `action` between two frames, `delay` from now.
  func schedule(
    after delay: Duration, _ action: @escaping @MainActor () -> Void
  ) -> AnyCancellable {
    let update = PendingUpdate(action)
    return scheduler.schedule(after: delay) { [updateQueue] in updateQueue.enqueue(update) }
  }
}
