extension Publisher {
  /// Publishes at most one value in each interval.
  ///
  ///     upstream:                                           --a-bc--------d-|
  ///     throttle(for: 3, scheduler: clock, latest: true):   --a--c--------d-|
  ///     throttle(for: 3, scheduler: clock, latest: false):  --a--b--------d-|
  ///
  /// The first value is published at once. A value that follows too soon is published at the end
  /// of the interval, which begins with the last published value. A value that is still pending
  /// when the upstream finishes is published then; a failure is passed on at once and drops it.
  ///
  /// - Parameters:
  ///   - interval: The shortest time between two values.
  ///   - scheduler: The scheduler that measures the time and delivers pending values.
  ///   - latest: Whether the latest or the first of several pending values is published.
  @inlinable
  public func throttle(
    for interval: Duration, scheduler: some Scheduler, latest: Bool
  ) -> some Publisher<Output, Failure> {
    let state = ThrottleState<Output, Failure>(interval: interval, latest: latest)
    return OperatorPublisher(self, Timed(state, on: scheduler))
  }
}

@usableFromInline
struct ThrottleState<Input: Sendable, Failure: Error>: TimedState {
  @usableFromInline let interval: Duration
  @usableFromInline let latest: Bool
  /// The end of the interval that the last published value began.
  @usableFromInline var end: Instant?
  @usableFromInline var pending: Input?

  @inlinable
  init(interval: Duration, latest: Bool) {
    self.interval = interval
    self.latest = latest
  }

  @inlinable
  mutating func receive(
    _ event: Event<Input, Failure>, at now: Instant
  ) -> TimedAction<Input, Failure> {
    switch event {
    case .value(let value):
      return receive(value, at: now)
    case .completion(let completion):
      if case .finished = completion, let pending { return .sendLast(pending) }
      return .send(event)
    }
  }

  @inlinable
  mutating func receive(_ value: Input, at now: Instant) -> TimedAction<Input, Failure> {
    // The timer of a pending value fires before any other value may be published.
    if pending != nil {
      if latest { pending = value }
      return .wait
    }
    guard let end, now < end else {
      end = now.advanced(by: interval)
      return .send(.value(value))
    }
    pending = value
    return .setTimer(now.duration(to: end))
  }

  @inlinable
  mutating func timerFired(at now: Instant) -> TimedAction<Input, Failure> {
    guard let value = pending.take() else { return .wait }
    end = now.advanced(by: interval)
    return .send(.value(value))
  }
}
