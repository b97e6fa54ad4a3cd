/// A scheduler whose type does not matter.
///
///     @Environment(\.scheduler) private var scheduler     // AnyScheduler
///
/// For where the kind of time is decided by others: an operator takes it like any scheduler.
public struct AnyScheduler: Scheduler {
  private let scheduler: any Scheduler

  /// Hides the type of `scheduler`.
  public init(_ scheduler: some Scheduler) {
    self.scheduler = (scheduler as? AnyScheduler)?.scheduler ?? scheduler
  }

  /// The time.
  public var now: Instant { scheduler.now }

  /// Runs `job` once, `delay` from now.
  public func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    scheduler.schedule(after: delay, job)
  }
}
