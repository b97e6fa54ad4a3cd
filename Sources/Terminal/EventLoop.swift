import Signals

/// What the main thread does while a terminal is its interface: it waits, and it keeps time.
///
/// A scheduler whose jobs run on the main thread, between two frames. It sleeps until something
/// happens: input, a signal, a job that falls due, a job of the main actor, or ``wake()``.
final class EventLoop: Scheduler {
  private struct State {
    var timers = TimerQueue()
    var isAsleep = false
    /// Whether there is reason not to fall asleep.
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
    if isFirst { wake() }
    return timer
  }

  /// Ends the sleep, or else the next one, from any thread.
  func wake() {
    let isAsleep = state.withLock { state in
      state.isWoken = true
      return state.isAsleep
    }
    if isAsleep { wakePipe.signal() }
  }

  /// Runs the jobs that are due.
  @MainActor
  func runDue() {
    let now = now
    while let (_, job) = state.withLock({ $0.timers.popDue(at: now) }) { job() }
  }

  /// Sleeps until something can be done with one of `files`, until the first job is due, or until
  /// woken; runs what waits for the main actor.
  ///
  /// - Parameters:
  ///   - files: What to wait for. Afterwards, what happened.
  ///   - patience: How long to sleep at most; not at all if negative.
  @MainActor
  func sleep(_ descriptors: inout [PollDescriptor], atMost timeout: Duration? = nil) {
    let (due, isWoken) = state.withLock { state in
      state.isAsleep = !state.isWoken
      return (state.timers.nextDeadline(), state.isWoken)
    }
    var limit = due.map { now.duration(to: $0) }
    if let timeout { limit = min(limit ?? timeout, timeout) }
    // What is past by now must not be taken for a wait without end.
    limit = limit.map { max(.zero, $0) }
    MainQueue.wait(for: &descriptors, orWakePipe: wakePipe.reader, atMost: isWoken ? .zero : limit)
    wakePipe.drain()
    state.withLock { state in
      state.isAsleep = false
      state.isWoken = false
    }
  }
}
