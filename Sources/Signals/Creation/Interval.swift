/// A publisher that counts, once per period.
///
///     Interval(every: .seconds(1), on: scheduler):  -0-1-2-3-…
///
/// The first value is published one period after the subscription, and each subscription counts
/// separately. Values are published at whole multiples of the period, however long their delivery
/// takes. If a delivery or a suspended process misses some of these moments, they pass without a
/// value, and the count continues with the next number.
public struct Interval<Context: Scheduler>: Publisher {
  /// The number of values published before this one.
  public typealias Output = Int
  /// An interval never fails.
  public typealias Failure = Never

  private let period: Duration
  private let scheduler: Context

  /// Creates a publisher that counts every `period` in the time of `scheduler`.
  ///
  /// - Precondition: `period` is longer than zero.
  public init(every period: Duration, on scheduler: Context) {
    precondition(period > .zero, "Interval(every: \(period)): the period must be longer than zero.")
    self.period = period
    self.scheduler = scheduler
  }

  /// Starts to count for `subscriber`.
  public consuming func subscribe<S: Subscriber<Int, Never>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let never = Empty<Int, Never>(completeImmediately: false)
    return Timed(IntervalState(period: period), on: scheduler).subscribe(subscriber, to: never)
  }
}

private struct IntervalState: TimedState {
  let period: Duration
  private var count = 0
  private var due = Instant(offset: .zero)
  /// Whether the value of the timer that has just fired was sent.
  private var isSent = false

  init(period: Duration) {
    self.period = period
  }

  mutating func start(at now: Instant) -> Duration? {
    due = now.advanced(by: period)
    return period
  }

  func receive(_ event: Event<Int, Never>, at now: Instant) -> TimedAction<Int, Never> {
    .wait
  }

  mutating func timerFired(at now: Instant) -> TimedAction<Int, Never> {
    isSent.toggle()
    if isSent {
      defer { count += 1 }
      return .send(.value(count))
    }
    due = due.advanced(by: period)
    if due < now { due = now.advanced(by: due.remainder(ofPeriod: period, at: now)) }
    return .setTimer(now.duration(to: due))
  }
}
