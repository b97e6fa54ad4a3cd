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
