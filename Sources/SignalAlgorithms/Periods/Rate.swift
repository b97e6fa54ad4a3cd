import Signals

extension Publisher {
  /// Publishes how many values arrive in each period.
  ///
  ///     upstream:                                 -a-b-c-------d-|
  ///     rate(per: .seconds(4), scheduler: …):     ----2---1---0--|
  ///
  /// The periods follow each other from the subscription. A period without values publishes zero
  /// if the one before had values; so nothing is scheduled while nothing arrives. Nothing is
  /// published for a period that the completion cuts short. Values are delivered on the scheduler,
  /// completions at once.
  ///
  /// - Parameters:
  ///   - period: The length of a period.
  ///   - scheduler: The scheduler that measures the time and delivers the values.
  /// - Precondition: `period` is positive.
  public func rate(
    per period: Duration, scheduler: some Scheduler
  ) -> some Publisher<Int, Failure> {
    precondition(period > .zero, "rate(per: \(period)): the period must be positive.")
    return OperatorPublisher(map { _ in 1 }, Timed(RateState(period: period), on: scheduler))
  }
}

/// Counts the values of a period. The timer is set while this period or the one before has values.
private struct RateState<Failure: Error>: TimedState {
  let period: Duration
  var start = Instant(offset: .zero)
  var count = 0
  var isTimerSet = false

  init(period: Duration) {
    self.period = period
  }

  mutating func start(at now: Instant) -> Duration? {
    start = now
    return nil
  }

  mutating func receive(
    _ event: Event<Int, Failure>, at now: Instant
  ) -> TimedAction<Int, Failure> {
    guard case .value = event else { return .send(event) }
    count += 1
    if isTimerSet { return .wait }
    isTimerSet = true
    return .setTimer(start.remainder(ofPeriod: period, at: now))
  }

  mutating func timerFired(at now: Instant) -> TimedAction<Int, Failure> {
    guard isTimerSet else { return .wait }
    defer { count = 0 }
    isTimerSet = count > 0
    if !isTimerSet { return .send(.value(count)) }
    return .sendAndSetTimer(.value(count), start.remainder(ofPeriod: period, at: now))
  }
}
