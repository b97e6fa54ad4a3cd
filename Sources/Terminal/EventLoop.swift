import Dispatch
import Signals

/// The event loop of a session, and the scheduler of its views.
///
/// The main thread sleeps in ``sleep(_:atMost:)`` until one of these happens: a descriptor becomes
/// ready (input, a signal), a scheduled job falls due, the main actor has a job, or another thread
/// calls ``wake()``. Jobs of the main actor run during the sleep, scheduled jobs in ``runDue()``,
/// so views never change while a frame is rendered. To wake the loop, a thread sets a flag and, if
/// the loop is asleep, writes to a pipe that the loop polls.
///
/// In an asynchronous program, another thread polls in its place, and the main actor's jobs run by
/// themselves.
final class EventLoop: Scheduler {
  private struct State {
    var timers = TimerQueue()
    var isAsleep = false
    /// Whether ``wake()`` has been called since the last sleep.
    var isWoken = false
  }

  private let state = Lock(State())
  private let start = ContinuousClock.now
  private let wakePipe = WakePipe()

  var now: Instant {
    Instant(offset: start.duration(to: .now))
  }

  func schedule(after delay: Duration, _ job: @escaping @Sendable () -> Void) -> AnyCancellable {
    let due = now.advanced(by: max(delay, .zero))
    let (timer, isFirst) = state.withLock { state in
      let timer = state.timers.schedule(at: due, job)
      return (timer, state.timers.nextDeadline() == due)
    }
    // A loop that is not asleep learns of the deadline when it goes to sleep.
    if isFirst, isAsleep { wakePipe.signal() }
    return timer
  }

  /// Ends the current sleep, or makes the next one return at once. Safe to call from any thread.
  func wake() {
    let isAsleep = state.withLock { state in
      state.isWoken = true
      return state.isAsleep
    }
    if isAsleep { wakePipe.signal() }
  }

  /// Returns whether ``wake()`` has been called since the last sleep, and makes the next sleep
  /// last.
  func takeWake() -> Bool {
    state.withLock { state in
      defer { state.isWoken = false }
      return state.isWoken
    }
  }

  /// Whether the loop is sleeping, so that ``wake()`` has to write to the pipe.
  var isAsleep: Bool {
    state.withLock { $0.isAsleep }
  }

  /// Runs the scheduled jobs that are due.
  @MainActor
  func runDue() {
    let now = now
    while let (_, job) = state.withLock({ $0.timers.popDue(at: now) }) { job() }
  }

  /// Sleeps until a descriptor is ready, a scheduled job is due, or the loop is woken, and runs
  /// the main actor's jobs.
  ///
  /// - Parameters:
  ///   - descriptors: The descriptors to wait for. Updated with what has happened to each.
  ///   - timeout: The longest time to sleep; a negative one does not sleep.
  /// - Returns: Whether ``wake()`` has been called.
  @MainActor
  @discardableResult
  func sleep(_ descriptors: inout [PollDescriptor], atMost timeout: Duration? = nil) -> Bool {
    let limit = beginSleep(atMost: timeout)
    let hasSignal = MainQueue.wait(
      for: &descriptors, orWakePipe: wakePipe.reader, atMost: limit)
    return endSleep(hasSignal: hasSignal)
  }

  /// Suspends until a descriptor is ready, a scheduled job is due, or the loop is woken, and
  /// returns what has happened. Another thread waits meanwhile.
  @MainActor
  func sleep(_ wait: Wait) async -> Wait {
    let limit = beginSleep(atMost: wait.limit)
    let wakePipe = wakePipe.reader
    var (wait, hasSignal) = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .userInteractive).async {
        var wait = wait
        let hasSignal = wait.descriptors.poll(orWakePipe: wakePipe, atMost: limit)
        continuation.resume(returning: (wait, hasSignal))
      }
    }
    wait.isWoken = endSleep(hasSignal: hasSignal)
    return wait
  }

  /// Begins a sleep, and returns its longest time.
  private func beginSleep(atMost timeout: Duration?) -> Duration? {
    let (due, isWoken) = state.withLock { state in
      state.isAsleep = !state.isWoken
      return (state.timers.nextDeadline(), state.isWoken)
    }
    if isWoken { return .zero }
    // poll takes a negative timeout for an infinite one.
    return [due.map { now.duration(to: $0) }, timeout].compactMap(\.self).min()
      .map { max(.zero, $0) }
  }

  /// Ends a sleep, and returns whether ``wake()`` has been called.
  private func endSleep(hasSignal: Bool) -> Bool {
    if hasSignal { wakePipe.drain() }
    state.withLock { $0.isAsleep = false }
    return takeWake()
  }
}
