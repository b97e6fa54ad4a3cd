extension Publisher {
  /// Publishes the values of each period as one array.
  ///
  ///     upstream:                                          -a-b---c----------d-|
  ///     collect(.byTime(clock, .seconds(4))):              ----[ab][c]---------([d]|)
  ///     collect(.byTimeOrCount(clock, .seconds(4), 2)):    ---[ab]-[c]---------([d]|)
  ///
  /// The periods follow each other from the subscription. A period without values publishes
  /// nothing. With a count, an array is also published as soon as it has that many values. The
  /// rest is published on the scheduler when the upstream finishes; a failure drops it.
  public func collect<Context: Scheduler>(
    _ strategy: TimeGroupingStrategy<Context>
  ) -> some Publisher<[Output], Failure> {
    let (scheduler, period, limit) = strategy.parts
    let state = CollectByTimeState<Output, Failure>(period: period, limit: limit)
    return OperatorPublisher(map { [$0] }, Timed(state, on: scheduler))
  }
}

/// The way in which `collect` groups values by time.
public enum TimeGroupingStrategy<Context: Scheduler>: Sendable {
  /// Groups the values of each period.
  case byTime(Context, Duration)
  /// Groups the values of each period, at most the given number.
  case byTimeOrCount(Context, Duration, Int)

  var parts: (scheduler: Context, period: Duration, limit: Int) {
    switch self {
    case .byTime(let scheduler, let period): (scheduler, period, .max)
    case .byTimeOrCount(let scheduler, let period, let limit): (scheduler, period, limit)
    }
  }
}

/// Collects arrays of one value each into one. The timer is set for the end of the period in which
/// the first of them arrives, so that a period without values needs none.
private struct CollectByTimeState<Value: Sendable, Failure: Error>: TimedState {
  let period: Duration
  let limit: Int
  private var collected: [Value] = []
  private var start = Instant(offset: .zero)
  private var isTimerSet = false
  /// The upstream's finish, until the rest has been sent.
  private var completion: Completion<Failure>?

  init(period: Duration, limit: Int) {
    precondition(period > .zero, "collect(.byTime(…, \(period))): the period must be positive.")
    precondition(limit > 0, "collect(.byTimeOrCount(…, \(limit))): the count must be positive.")
    self.period = period
    self.limit = limit
  }

  mutating func start(at now: Instant) -> Duration? {
    start = now
    return nil
  }

  mutating func receive(
    _ event: Event<[Value], Failure>, at now: Instant
  ) -> TimedAction<[Value], Failure> {
    switch event {
    case .value(let values):
      collected += values
      if collected.count >= limit { return .send(.value(takeCollected())) }
      if isTimerSet { return .wait }
      isTimerSet = true
      return .setTimer(start.remainder(ofPeriod: period, at: now))
    case .completion(.finished) where !collected.isEmpty:
      completion = .finished
      return .setTimer(.zero)
    case .completion:
      return .send(event)
    }
  }

  mutating func timerFired(at now: Instant) -> TimedAction<[Value], Failure> {
    isTimerSet = false
    if !collected.isEmpty { return .send(.value(takeCollected())) }
    return completion.map { .send(.completion($0)) } ?? .wait
  }

  private mutating func takeCollected() -> [Value] {
    defer { collected = [] }
    return collected
  }
}
