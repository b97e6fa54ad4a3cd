import Signals

extension Workload {
  static let debouncedBurst = Workload(
    "debounce, bursts of 25,000", per: "event", count: 1_000_000,
    run: { count in
      let (subject, scheduler, sum) = (PassthroughSubject<Int, Never>(), ManualScheduler(), Sum())
      let subscription = subject.debounce(for: pause, scheduler: scheduler).sink { sum.add($0) }
      for value in 0..<count {
        subject.send(value)
        if value % burst == 0 { scheduler.advance(by: pause) }
      }
      scheduler.advance(by: pause)
      subscription.cancel()
      sum.finish()
    },
    handWritten: { count in
      let (closures, scheduler, sum) = (ClosureList<Int>(), ManualScheduler(), Sum())
      var (newest, deadline) = (nil as Int?, Instant(offset: .zero))
      closures.append { value in
        newest = value
        deadline = scheduler.now.advanced(by: pause)
      }
      for value in 0..<count {
        closures.call(value)
        guard value % burst == 0 else { continue }
        scheduler.advance(by: pause)
        if let value = newest, deadline <= scheduler.now { sum.add(value) }
      }
      sum.finish()
    })
}

private let burst = 25_000
private let pause = Duration.milliseconds(50)

/// A scheduler whose time advances on demand.
private final class ManualScheduler: VirtualTimeScheduler {
  private struct State {
    var now = Instant(offset: .zero)
    var timers = TimerQueue()
  }

  private let state = Lock(State())

  var now: Instant {
    state.withLock { $0.now }
  }

  func schedule(after delay: Duration, _ job: @escaping @Sendable () -> Void) -> AnyCancellable {
    state.withLock { $0.timers.schedule(at: $0.now.advanced(by: delay), job) }
  }

  func advance(by duration: Duration) {
    state.withLock { $0.now = $0.now.advanced(by: duration) }
    while let job = state.withLock({ $0.timers.popDue(at: $0.now)?.job }) { job() }
  }
}
