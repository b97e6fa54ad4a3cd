extension Publisher {
  /// Finishes, or fails, when the next value takes too long.
  ///
  ///     upstream:                      --a--b------c-|
  ///     timeout(4, scheduler: clock):  --a--b----|
  ///
  /// The time is measured from the subscription and again from each value. Cancels the upstream
  /// when it is over. All events are delivered on the scheduler.
  ///
  /// - Parameters:
  ///   - interval: The longest time that the next value may take.
  ///   - scheduler: The scheduler that measures the time and delivers all events.
  ///   - customError: Returns an error to fail with instead of finishing.
  public func timeout(
    _ interval: Duration, scheduler: some Scheduler,
    customError: (@Sendable () -> Failure)? = nil
  ) -> some Publisher<Output, Failure> {
    let state = TimeoutState<Output, Failure>(interval: interval, customError: customError)
    return OperatorPublisher(self, Timed(state, on: scheduler)).receive(on: scheduler)
  }
}

/// Extends a deadline with each value. When the timer fires before it, it is set for the rest.
private struct TimeoutState<Input: Sendable, Failure: Error>: TimedState {
  let interval: Duration
  let customError: (@Sendable () -> Failure)?
  private var deadline = Instant(offset: .zero)

  init(interval: Duration, customError: (@Sendable () -> Failure)?) {
    self.interval = interval
    self.customError = customError
  }

  mutating func start(at now: Instant) -> Duration? {
    deadline = now.advanced(by: interval)
    return interval
  }

  mutating func receive(
    _ event: Event<Input, Failure>, at now: Instant
  ) -> TimedAction<Input, Failure> {
    deadline = now.advanced(by: interval)
    return .send(event)
  }

  func timerFired(at now: Instant) -> TimedAction<Input, Failure> {
    if now < deadline { return .setTimer(now.duration(to: deadline)) }
    return .send(.completion(customError.map { .failure($0()) } ?? .finished))
  }
}
