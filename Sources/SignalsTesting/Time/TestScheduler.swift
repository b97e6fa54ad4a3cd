import Signals

/// A scheduler whose virtual time advances only when the test says so.
///
///     let scheduler = TestScheduler()
///     let ticks = Recorder(Interval(every: .seconds(1), on: scheduler))
///     scheduler.advance(by: .seconds(3))
///     #expect(ticks.values == [0, 1, 2])           // Swift Testing
///     XCTAssertEqual(ticks.values, [0, 1, 2])      // XCTest
///
/// Due jobs run on the thread that advances the time, before the call returns, in order of their
/// deadlines, then in order of scheduling. A `TestScheduler` is also a Swift `Clock`, for
/// asynchronous code under test:
///
///     let task = Task { try await Task.sleep(for: .seconds(1), clock: scheduler) }
///     await scheduler.waitForSleepers()
///     scheduler.advance(by: .seconds(1))
///     try await task.value
///
/// It is a `TaskExecutor` as well: a task that prefers it runs only while time is advanced, on
/// that thread, so the test has nothing to await. The tasks of a `Future`, and of the publisher of
/// an asynchronous sequence, prefer it if they are subscribed to in one of its jobs, by a
/// ``Recorder`` on it, or inside ``withTaskExecutorPreference(_:)``.
///
///     let task = Task(executorPreference: scheduler) { … }
///     scheduler.advance(by: .seconds(1))
public final class TestScheduler: VirtualTimeScheduler {
  struct State: Sendable {
    var now = Instant(offset: .zero)
    var timers = TimerQueue()
    /// Jobs of tasks that can run at once.
    var ready: ArraySlice<UnownedJob> = []
    /// The sleeping tasks, numbered in the order in which they went to sleep.
    var sleepers: Set<Int> = []
    var lastSleepID = 0
    /// The delays of the jobs that are being scheduled, while they are recorded.
    var recentDelays: [Duration]?
    /// The number of jobs that have run at the current time.
    var jobsAtCurrentTime = 0
    /// Why no job runs anymore.
    var problem: String?

    /// Whether a job is due without advancing the time.
    var isDueNow: Bool {
      mutating get { !ready.isEmpty || timers.nextDeadline().map { $0 <= now } ?? false }
    }
  }

  let state = AsyncState(State())
  private let jobLimit: Int

  /// Creates a scheduler whose time is zero.
  public convenience init() {
    self.init(jobLimit: 10_000_000)
  }

  /// Creates a scheduler that gives up after this many jobs at one time.
  init(jobLimit: Int) {
    self.jobLimit = jobLimit
  }

  /// The virtual time, which starts at zero.
  public var now: Instant {
    state.read { $0.now }
  }

  /// The number of pending jobs, which is zero when nothing is left to run.
  public var scheduled: Int {
    state.read { $0.timers.count + $0.ready.count }
  }

  /// Why the scheduler runs no further jobs, or `nil`.
  ///
  /// It gives up when jobs keep coming without delay: after ten million at one time. Then
  /// ``run(limit:)`` and the expectations of recorders on the scheduler throw, and the diagrams of
  /// these recorders equal no diagram, so that the test fails and shows this text.
  public var problem: String? {
    state.read { $0.problem }
  }

  /// Schedules `job` to run when the time has advanced by `delay`.
  public func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    state.update { state in
      state.recentDelays?.append(delay)
      return state.timers.schedule(at: state.now.advanced(by: max(delay, .zero)), job)
    }
  }

  /// Advances the time by `duration` and runs all jobs that are due by then, including those that
  /// the jobs themselves schedule. Gives up if they keep coming without delay: see ``problem``.
  ///
  /// - Precondition: `duration` is not negative.
  public func advance(by duration: Duration = .zero) {
    precondition(duration >= .zero, "advance(by: \(duration)): the duration must not be negative.")
    let end = now.advanced(by: duration)
    while let job = popJob(dueBy: end) { perform(job) }
    state.update { $0.now = max($0.now, end) }
  }

  /// Advances the time by `duration`, but stops after a job when `condition` holds.
  func advance(by duration: Duration, until condition: () -> Bool) {
    let end = now.advanced(by: duration)
    while !condition() {
      guard let job = popJob(dueBy: end) else {
        return state.update { $0.now = max($0.now, end) }
      }
      perform(job)
    }
  }

  /// A point in time at which ``advance(to:)`` stops.
  public enum Destination: Hashable, Sendable {
    /// The deadline of the next job, or the current time if no job is scheduled.
    case nextEvent
    /// A given instant, which is not in the past.
    case instant(Instant)
  }

  /// Advances the time to `destination` and runs all jobs that are due by then.
  ///
  ///     scheduler.advance(to: .nextEvent)
  ///     #expect(scheduler.now.offset == .seconds(1))
  ///
  /// - Precondition: `destination` is not in the past.
  public func advance(to destination: Destination) {
    switch destination {
    case .nextEvent: advance(by: now.duration(to: nextDeadline ?? now))
    case .instant(let instant): advance(by: now.duration(to: instant))
    }
  }

  private var nextDeadline: Instant? {
    state.update { $0.ready.isEmpty ? $0.timers.nextDeadline() : $0.now }
  }

  func popJob(dueBy end: Instant) -> (@Sendable () -> Void)? {
    state.update { state in
      if state.problem != nil { return nil }
      if state.jobsAtCurrentTime >= jobLimit, state.isDueNow { return giveUp(&state) }
      if let job = state.ready.popFirst() {
        state.jobsAtCurrentTime += 1
        return { self.run(job) }
      }
      guard let (deadline, job) = state.timers.popDue(at: end) else { return nil }
      state.jobsAtCurrentTime = deadline > state.now ? 1 : state.jobsAtCurrentTime + 1
      state.now = max(state.now, deadline)
      return job
    }
  }

  private func giveUp(_ state: inout State) -> (@Sendable () -> Void)? {
    state.problem =
      "After \(state.jobsAtCurrentTime) jobs at \(state.now.offset), there are still "
      + "\(state.timers.count + state.ready.count) scheduled: they keep coming without delay."
    return nil
  }
}
