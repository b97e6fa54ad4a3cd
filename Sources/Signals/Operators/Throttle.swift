extension Publisher {
  /// Publishes at most one value in each interval.
  ///
  ///     upstream:                                           --a-bc--------d-|
  ///     throttle(for: 3, scheduler: clock, latest: true):   --a--c--------d-|
  ///     throttle(for: 3, scheduler: clock, latest: false):  --a--b--------d-|
  ///
  /// The first value is published at once. A value that follows too soon is published at the end
  /// of the interval, which begins with the last published value. A completion waits for that
  /// value. All events are delivered on the scheduler.
  ///
  /// - Parameters:
  ///   - interval: The shortest time between two values.
  ///   - scheduler: The scheduler that measures the time and delivers all events.
  ///   - latest: Whether the latest or the first of several pending values is published.
  @inlinable
  public func throttle(
    for interval: Duration, scheduler: some Scheduler, latest: Bool
  ) -> some Publisher<Output, Failure> {
    let state = ThrottleState<Output, Failure>(interval: interval, latest: latest)
    return OperatorPublisher(self, Timed(state, on: scheduler))
  }
}

/// Keeps one pending value. Whenever a value or completion is pending, the timer is set.
@usableFromInline
struct ThrottleState<Input: Sendable, Failure: Error>: TimedState {
  @usableFromInline let interval: Duration
  @usableFromInline let latest: Bool
  /// The end of the interval that the last published value began.
  @usableFromInline var end: Instant?
  @usableFromInline var pending: Input?
  @usableFromInline var completion: Completion<Failure>?

  @inlinable
  init(interval: Duration, latest: Bool) {
    self.interval = interval
    self.latest = latest
  }

  @inlinable
  mutating func receive(
    _ event: Event<Input, Failure>, at now: Instant
  ) -> TimedAction<Input, Failure> {
    let isTimerSet = pending != nil
    switch event {
    case .value(let value):
      if !isTimerSet || latest { pending = value }
      return isTimerSet ? .wait : .setTimer(end.map { max(.zero, now.duration(to: $0)) } ?? .zero)
    case .completion(let completion):
      self.completion = completion
      return isTimerSet ? .wait : .setTimer(.zero)
    }
  }

  @inlinable
  mutating func timerFired(at now: Instant) -> TimedAction<Input, Failure> {
    guard let value = pending.take() else {
      return completion.map { .send(.completion($0)) } ?? .wait
    }
    end = now.advanced(by: interval)
    return .send(.value(value))
  }
}
