import Dispatch
import Signals
import Synchronization

/// A scheduler that runs jobs in real time on a queue of its own, for work that takes long.
package final class WorkQueue: Scheduler {
  /// A job that has not begun and has not been cancelled.
  private final class Job: Sendable {
    private let work: Mutex<(@Sendable () -> Void)?>

    init(_ work: @escaping @Sendable () -> Void) {
      self.work = Mutex(work)
    }

    func take() -> (@Sendable () -> Void)? {
      work.withLock { work in
        defer { work = nil }
        return work
      }
    }
  }

  private let queue: DispatchQueue
  private let start = ContinuousClock.now

  /// Creates a queue with a name for debuggers.
  package init(_ name: String) {
    queue = DispatchQueue(label: name, qos: .userInitiated)
  }

  package var now: Instant { Instant(offset: start.duration(to: .now)) }

  package func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let job = Job(job)
    let (seconds, attoseconds) = max(.zero, delay).components
    let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    if nanoseconds == 0 {
      queue.async { job.take()?() }
    } else {
      queue.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { job.take()?() }
    }
    return AnyCancellable { _ = job.take() }
  }
}
