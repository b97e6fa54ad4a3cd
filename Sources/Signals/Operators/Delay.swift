extension Publisher {
  /// Publishes every event later.
  ///
  ///     upstream:                         --a-b---c|
  ///     delay(for: 3, scheduler: clock):  -----a-b---c|
  ///
  /// Delays the completion too, whether it is a finish or a failure. Pending events are buffered
  /// without a limit, and dropped when the subscription is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time by which every event is delayed.
  ///   - scheduler: The scheduler that measures the time and delivers the events.
  public func delay(
    for interval: Duration, scheduler: some Scheduler
  ) -> some Publisher<Output, Failure> {
    OperatorPublisher(self, Timed(DelayState(interval: interval), on: scheduler))
  }
}

/// Keeps the pending events in a queue. The timer is set for the first of them.
private struct DelayState<Input: Sendable, Failure: Error>: TimedState {
  let interval: Duration
  private var pending = Queue<(deadline: Instant, event: Event<Input, Failure>)>()

  init(interval: Duration) {
    self.interval = interval
  }

  mutating func receive(
    _ event: Event<Input, Failure>, at now: Instant
  ) -> TimedAction<Input, Failure> {
    pending.append((deadline: now.advanced(by: interval), event: event))
    return pending.count == 1 ? .setTimer(interval) : .wait
  }

  mutating func timerFired(at now: Instant) -> TimedAction<Input, Failure> {
    guard let first = pending.first else { return .wait }
    if now < first.deadline { return .setTimer(now.duration(to: first.deadline)) }
    _ = pending.popFirst()
    return .send(first.event)
  }
}
