import Signals

/// Time that stands still until the test lets it pass.
///
///     let scheduler = TestScheduler()
///     let subscription = Interval(every: .seconds(1), on: scheduler).sink { print($0) }
///     scheduler.advance(by: .seconds(3))   // prints 0, 1, 2 before it returns
///
/// Everything due runs on the thread that advances the time, in order of time, then of scheduling.
/// It is a Swift `Clock` too, for asynchronous code under test.
public final class TestScheduler: VirtualTimeScheduler, Clock {
  private struct State {
    var now = Instant(offset: .zero)
    var agenda = Agenda()
  }

  private let state = Lock(State())

  /// A scheduler whose time is zero.
  public init() {}

  /// The virtual time: zero at first.
  public var now: Instant {
    state.withLock { $0.now }
  }

  /// Exact.
  public var minimumResolution: Duration {
    .zero
  }

  /// How many jobs wait for their time.
  public var scheduled: Int {
    state.withLock { $0.agenda.count }
  }

  /// Runs `job` when the time has advanced by `delay`.
  public func schedule(
    after delay: Duration, _ job: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    state.withLock { state in
      state.agenda.add(due: state.now.advanced(by: max(delay, .zero)), job)
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
    state.withLock { $0.now = max($0.now, end) }
  }

  /// Lets time pass until nothing is scheduled.
  ///
  /// - Precondition: That happens within a million jobs.
  public func run() {
    var jobs = 0
    while let due = state.withLock({ $0.agenda.nextDue() }) {
      advance(by: now.duration(to: due))
      jobs += 1
      precondition(jobs < 1_000_000, "run(): a million jobs have run and more are scheduled.")
    }
  }

  /// Suspends the task until the time has advanced to `deadline`.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let (wakeUps, wakeUp) = AsyncStream.makeStream(of: Never.self)
    let alarm = schedule(after: now.duration(to: deadline)) { wakeUp.finish() }
    for await _ in wakeUps {}
    alarm.cancel()
    try Task.checkCancellation()
  }

  private func takeJob(dueBy end: Instant) -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard let (due, job) = state.agenda.takeDue(at: end) else { return nil }
      state.now = max(state.now, due)
      return job
    }
  }
}
