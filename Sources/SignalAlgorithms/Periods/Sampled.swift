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
