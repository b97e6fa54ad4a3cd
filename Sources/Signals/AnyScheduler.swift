/// A scheduler that hides the type of another scheduler.
///
///     @Environment(\.scheduler) private var scheduler     // AnyScheduler
///
/// Use it where the caller decides which scheduler to use. Operators accept it like any scheduler.
public struct AnyScheduler: Scheduler {
  private let box: SchedulerBox

  /// Creates a scheduler that hides the type of `scheduler`.
  public init<Base: Scheduler>(_ scheduler: Base) {
    // A cast to another type is slow: the first one looks for a class of Foundation by its name.
    if Base.self == AnyScheduler.self, let scheduler = scheduler as? AnyScheduler {
      self = scheduler
    } else {
      box = SchedulerBox(scheduler)
    }
  }

  /// The current time.
  public var now: Instant { box.scheduler.now }

  /// Schedules `job` to run once, after `delay`.
  public func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    box.scheduler.schedule(after: delay, job)
  }
}

/// Keeps a scheduler of any type, so that all copies have the same bits, by which views compare
/// what they read from the environment. The bits that a small value leaves free in an existential
/// differ.
private final class SchedulerBox: Sendable {
  let scheduler: any Scheduler

  init(_ scheduler: any Scheduler) {
    self.scheduler = scheduler
  }
}
