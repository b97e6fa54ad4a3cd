/// A scheduler that hides the type of another scheduler.
///
///     @Environment(\.scheduler) private var scheduler     // AnyScheduler
///
/// Use it where the caller decides which scheduler to use. Operators accept it like any scheduler.
public struct AnyScheduler: Scheduler {
  private let scheduler: any Scheduler

  /// Creates a scheduler that hides the type of `scheduler`.
  public init<Base: Scheduler>(_ scheduler: Base) {
    // A cast to another type is slow: the first one looks for a class of Foundation by its name.
    if Base.self == AnyScheduler.self, let scheduler = scheduler as? AnyScheduler {
      self = scheduler
    } else {
      self.scheduler = scheduler
    }
  }

  /// The current time.
  public var now: Instant { scheduler.now }

  /// Schedules `job` to run once, after `delay`.
  public func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    scheduler.schedule(after: delay, job)
  }
}
