/// Real time.
///
/// Runs its jobs one after the other on a thread of the system's choice, so a job that takes long
/// delays those after it. Its time goes on while the computer sleeps.
public final class SystemScheduler: Scheduler {
  /// The one that everybody shares.
  public static let shared = SystemScheduler()

  private struct State {
    var timers = TimerQueue()
    var isRunning = false
    /// Sleeps until the first job is due.
    var sleeper: Task<Void, Never>?
    var wakeUp: Instant?
  }

  private let state = Lock(State())
  private let start = ContinuousClock.now

  /// A scheduler whose jobs are independent of all others'.
  public init() {}

  /// The time since this scheduler was made.
  public var now: Instant {
    Instant(offset: start.duration(to: .now))
  }

  /// Runs `job` once, `delay` from now.
  public func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let due = now.advanced(by: max(delay, .zero))
    return state.withLock { state in
      let timer = state.timers.schedule(at: due, job)
      setTimer(&state)
      return timer
    }
  }

  /// Sees to it that somebody wakes up for the first job.
  private func setTimer(_ state: inout State) {
    guard !state.isRunning, let due = state.timers.nextDeadline(), state.wakeUp != due else {
      return
    }
    state.sleeper?.cancel()
    state.wakeUp = due
    state.sleeper = Task.detached { [self] in
      try? await Task.sleep(until: start.advanced(by: due.offset), clock: .continuous)
      if !Task.isCancelled { runDue() }
    }
  }

  private func runDue() {
    let isClaimed = state.withLock { state in
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard isClaimed else { return }
    while let job = nextDueJob() { job() }
  }

  /// The next job that is due; if there is none, sets the alarm and ends the run.
  private func nextDueJob() -> (@Sendable () -> Void)? {
    let now = now
    return state.withLock { state in
      if let (_, job) = state.timers.popDue(at: now) { return job }
      state.isRunning = false
      state.wakeUp = nil
      setTimer(&state)
      return nil
    }
  }
}

extension Scheduler where Self == SystemScheduler {
  /// Real time: ``SystemScheduler/shared``.
  public static var system: SystemScheduler { .shared }
}
