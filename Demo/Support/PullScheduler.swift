import Dispatch
import Signals

/// A scheduler whose jobs run on the thread that asks for them, without delay.
final class PullScheduler: Scheduler {
  private let jobs = Lock(TimerQueue())
  private let scheduled = DispatchSemaphore(value: 0)

  var now: Instant { Instant(offset: .zero) }

  func schedule(after _: Duration, _ job: @escaping @Sendable () -> Void) -> AnyCancellable {
    defer { scheduled.signal() }
    return jobs.withLock { $0.schedule(at: now, job) }
  }

  /// Waits until a job has been scheduled, and runs it unless it was cancelled.
  func runNextJob() {
    scheduled.wait()
    let next = jobs.withLock { jobs in jobs.popDue(at: now)?.job }
    next?()
  }
}
