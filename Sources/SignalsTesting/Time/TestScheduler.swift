import Signals

/// Time that stands still until the test lets it pass.
///
///     let scheduler = TestScheduler()
///     let ticks = Recorder(Interval(every: .seconds(1), on: scheduler))
///     scheduler.advance(by: .seconds(3))
///     #expect(ticks.values == [0, 1, 2])           // Swift Testing
///     XCTAssertEqual(ticks.values, [0, 1, 2])      // XCTest
///
/// Everything due runs on the thread that advances the time, before the call returns, in order of
/// time, then of scheduling. It is a Swift `Clock` too, for asynchronous code under test:
///
///     let task = Task { try await Task.sleep(for: .seconds(1), clock: scheduler) }
///     await scheduler.waitForSleepers()
///     scheduler.advance(by: .seconds(1))
///     try await task.value
///
/// and a `TaskExecutor`: a task that prefers it runs only while time is advanced, on that same
/// thread, and there is nothing to await.
///
///     let task = Task(executorPreference: scheduler) { … }
///     scheduler.advance(by: .seconds(1))
public final class TestScheduler: VirtualTimeScheduler {
  struct State: Sendable {
    var now = Instant(offset: .zero)
    var timers = TimerQueue()
    /// Parts of tasks that can go on at once.
    var ready: ArraySlice<UnownedJob> = []
    /// Tasks that sleep, by the order in which they lay down.
    var sleepers: Set<Int> = []
    var lastSleepID = 0
  }

  let state = AsyncState(State())

  /// A scheduler whose time is zero.
  public init() {}

  /// The virtual time: zero at first.
  public var now: Instant {
    state.read { $0.now }
  }

  /// How many jobs wait for their time; zero when nothing is left to happen.
  public var scheduled: Int {
    state.read { $0.timers.count + $0.ready.count }
  }

  /// Runs `job` when the time has advanced by `delay`.
  public func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    state.update { state in
      state.timers.schedule(at: state.now.advanced(by: max(delay, .zero)), job)
    }
  }

  /// Lets `duration` pass: runs what is due by then, and what those jobs schedule if that is due by
  /// then too.
  ///
  /// - Precondition: `duration` is not negative.
  public func advance(by duration: Duration = .zero) {
    precondition(duration >= .zero, "advance(by: \(duration)): time does not run backwards.")
    let end = now.advanced(by: duration)
    while let job = takeJob(dueBy: end) { job() }
    state.update { $0.now = max($0.now, end) }
  }

  /// Where ``advance(to:)`` stops.
  public enum Destination: Hashable, Sendable {
    /// When the next job falls due; now, if none is scheduled.
    case nextEvent
    /// A point in time, not in the past.
    case instant(Instant)
  }

  /// Lets time pass until `destination`, and runs all that is due by then.
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

  /// Lets time pass until nothing is scheduled.
  ///
  /// - Precondition: That happens within a million steps.
  public func run() {
    var steps = 0
    while nextDeadline != nil {
      advance(to: .nextEvent)
      steps += 1
      precondition(steps < 1_000_000, "run(): after a million steps there is still more to come.")
    }
  }

  private var nextDeadline: Instant? {
    state.update { $0.ready.isEmpty ? $0.timers.nextDeadline() : $0.now }
  }

  private func takeJob(dueBy end: Instant) -> (@Sendable () -> Void)? {
    state.update { state in
      if let part = state.ready.popFirst() { return { self.run(part) } }
      guard let (due, job) = state.timers.popDue(at: end) else { return nil }
      state.now = max(state.now, due)
      return job
    }
  }
}
