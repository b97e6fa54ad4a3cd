/// A scheduler that runs jobs in real time.
///
/// Jobs run one after the other on a thread that the system chooses, so a long job delays those
/// after it. The time continues while the computer sleeps.
///
/// One task sleeps until the earliest deadline. When it wakes it runs all due jobs, then a new
/// task sleeps until the next deadline. Scheduling an earlier job replaces the sleeping task.
public final class SystemScheduler: Scheduler {
  /// The shared scheduler.
  public static let shared = SystemScheduler()

  struct State {
    fileprivate var timers = TimerQueue()
    fileprivate var isRunning = false
    /// The task that sleeps until `wakeUp`.
    fileprivate(set) var sleeper: Task<Void, Never>?
    fileprivate var wakeUp: Instant?
  }

  let state = Lock(State())
  private let start = ContinuousClock.now

  /// Creates a scheduler whose jobs do not delay those of other schedulers.
  public init() {}

  /// The time since this scheduler was created.
  public var now: Instant {
    Instant(offset: start.duration(to: .now))
  }

  /// Schedules `job` to run once, after `delay`.
  public func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let deadline = now.advanced(by: max(delay, .zero))
    return state.withLock { state in
      let timer = state.timers.schedule(at: deadline, job)
      setTimer(&state)
      return timer
    }
  }

  /// Lets a task sleep until the next deadline, unless jobs are running or one wakes before it.
  ///
  /// A task sleeps for a month at most, because the system's clock has no room for the times that
  /// mean never, and then another one does.
  ///
  /// A task that sleeps is not replaced by one that sleeps longer: the system keeps what belongs
  /// to a cancelled sleep until it would have ended, and many values may move one deadline.
  private func setTimer(_ state: inout State) {
    guard !state.isRunning, let deadline = state.timers.nextDeadline() else { return }
    if let wakeUp = state.wakeUp, wakeUp <= deadline { return }
    let wakeUp = min(deadline, now.advanced(by: .seconds(30 * 86_400)))
    state.sleeper?.cancel()
    state.wakeUp = wakeUp
    state.sleeper = Task.detached { [self] in
      try? await Task.sleep(until: start.advanced(by: wakeUp.offset), clock: .continuous)
      if !Task.isCancelled { runDueJobs() }
    }
  }

  private func runDueJobs() {
    let isFirst = state.withLock { state in
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard isFirst else { return }
    while let job = nextDueJob() { job() }
  }

  /// Removes and returns the next due job. If there is none, sets the timer for the next deadline.
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
  /// The scheduler for real time, ``SystemScheduler/shared``.
  public static var system: SystemScheduler { .shared }
}

extension Scheduler {
  /// A scheduler for the deliveries of one subscription, which do not delay the jobs of others if
  /// this is the one that all share.
  package var separated: any Scheduler {
    self as? SystemScheduler === SystemScheduler.shared ? SystemScheduler() : self
  }
}
