// The main queue runs while a session waits for input, so jobs that are scheduled on it run there,
// on the main actor.

extension DispatchQueue: Signals.Scheduler {
  /// The name that Combine gives to the times of this scheduler.
  public typealias SchedulerTimeType = ScheduledTime

  /// The time since the system started.
  public var now: Instant {
    Instant(offset: .nanoseconds(Int64(clamping: DispatchTime.now().uptimeNanoseconds)))
  }

  /// Schedules `job` to run once, after `delay`.
  public func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let (pending, cancellable) = PendingJob.make(job)
    if delay > .zero {
      asyncAfter(deadline: .now() + DispatchTimeInterval(delay)) { pending.run() }
    } else {
      async { pending.run() }
    }
    return cancellable
  }

  /// Runs `action` as soon as possible.
  public func schedule(_ action: @escaping @Sendable () -> Void) {
    async(execute: action)
  }
}

extension OperationQueue: Signals.Scheduler {
  /// The name that Combine gives to the times of this scheduler.
  public typealias SchedulerTimeType = ScheduledTime

  /// The time since the system started.
  public var now: Instant { DispatchQueue.main.now }

  /// Schedules `job` to run once, after `delay`.
  public func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let (pending, cancellable) = PendingJob.make(job)
    if delay > .zero {
      DispatchQueue.global().asyncAfter(deadline: .now() + DispatchTimeInterval(delay)) {
        self.addOperation { pending.run() }
      }
    } else {
      addOperation { pending.run() }
    }
    return cancellable
  }

  /// Runs `action` as soon as possible.
  public func schedule(_ action: @escaping @Sendable () -> Void) {
    addOperation(action)
  }
}

/// A scheduler that runs jobs at once, on the thread that schedules them.
///
/// Delays are ignored: it is for `receive(on:)` where a scheduler is a parameter.
public struct ImmediateScheduler: Signals.Scheduler {
  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// Always the same instant.
  public var now: Instant { Instant(offset: .zero) }

  /// Runs `job` before it returns.
  public func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    job()
    return AnyCancellable {}
  }

  /// Runs `action` before it returns.
  public func schedule(_ action: @escaping @Sendable () -> Void) { action() }
}

extension DispatchTimeInterval {
  /// The nearest interval to `duration`.
  init(_ duration: Duration) {
    // 292 years count as never.
    let nanoseconds = duration / .nanoseconds(1)
    self = nanoseconds < 9e18 ? .nanoseconds(Int(nanoseconds)) : .never
  }
}

/// A job that may be cancelled before it runs.
final class PendingJob: Sendable {
  private let job: Lock<(@Sendable () -> Void)?>

  private init(_ job: @escaping @Sendable () -> Void) {
    self.job = Lock(job)
  }

  static func make(_ job: @escaping @Sendable () -> Void) -> (PendingJob, AnyCancellable) {
    let pending = PendingJob(job)
    return (pending, AnyCancellable { [weak pending] in _ = pending?.take() })
  }

  func run() {
    take()?()
  }

  private func take() -> (@Sendable () -> Void)? {
    job.withLock { $0.take() }
  }
}
