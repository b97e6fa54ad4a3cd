import Signals

extension EnvironmentValues {
  /// The scheduler that timers and animations of the views use: the system's, or a test's.
  public var scheduler: AnyScheduler {
    get { self[SchedulerKey.self] }
    set { self[SchedulerKey.self] = newValue }
  }
}

private struct SchedulerKey: EnvironmentKey {
  static let defaultValue = AnyScheduler(.system)
}
