import Signals

extension Publisher {
  /// Publishes the latest value of each period.
  ///
  ///     upstream:                                    -a-bc--------d-|
  ///     sampled(every: .seconds(4), scheduler: …):   ----c----------(d|)
  ///
  /// The periods follow each other from the subscription, so publishers that are sampled alike
  /// publish together, unlike with `throttle`. A period without values publishes nothing. The last
  /// value is published on the scheduler when the upstream finishes; a failure drops it.
  ///
  /// - Parameters:
  ///   - period: The length of a period.
  ///   - scheduler: The scheduler that measures the time and delivers the values.
  /// - Precondition: `period` is positive.
  public func sampled(
    every period: Duration, scheduler: some Scheduler
  ) -> some Publisher<Output, Failure> {
    precondition(period > .zero, "sampled(every: \(period)): the period must be positive.")
    return OperatorPublisher(self, Timed(SampleState(period: period), on: scheduler))
  }

  /// Publishes the latest value whenever `other` publishes one.
  ///
  ///     upstream:            -a-bc-------d-|
  ///     other:               ----x--x-------
  ///     sampled(by: other):  ----c---------(d|)
  ///
  /// Publishes nothing if no value has arrived since the last one. The last value is published
  /// when the upstream finishes; a failure drops it. Fails as soon as either publisher fails.
  public func sampled<Other: Publisher>(
    by other: Other
  ) -> some Publisher<Output, Failure> where Other.Failure == Failure {
    // The value `nil` is the end.
    CombinedPair(map(Optional.some).append(nil), other, SampledByState())
  }
}

private struct SampledByState<Value: Sendable, Sampler: Sendable>: CombiningState {
  private var latest: Value?

  init() {}

  mutating func receive(_ input: Either<Value?, Sampler>, from _: Int) -> Value? {
    if case .first(.some(let value)) = input {
      latest = value
      return nil
    }
    return latest.take()
  }

  func finish(_ upstream: Int) -> Bool {
    upstream == 0
  }
}

/// Keeps the latest value. The timer is set while there is one.
private struct SampleState<Input: Sendable, Failure: Error>: TimedState {
  let period: Duration
  var start = Instant(offset: .zero)
  var latest: Input?
  var completion: Completion<Failure>?

  init(period: Duration) {
    self.period = period
  }

  mutating func start(at now: Instant) -> Duration? {
    start = now
    return nil
  }

  mutating func receive(
    _ event: Event<Input, Failure>, at now: Instant
  ) -> TimedAction<Input, Failure> {
    switch event {
    case .value(let value):
      let isTimerSet = latest != nil
      latest = value
      if isTimerSet { return .wait }
      return .setTimer(start.remainder(ofPeriod: period, at: now))
    case .completion(.finished) where latest != nil:
      completion = .finished
      return .setTimer(.zero)
    case .completion:
      return .send(event)
    }
  }

  mutating func timerFired(at now: Instant) -> TimedAction<Input, Failure> {
    if let value = latest.take() { return .send(.value(value)) }
    return completion.map { .send(.completion($0)) } ?? .wait
  }
}
