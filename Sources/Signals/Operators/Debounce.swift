extension Publisher {
  /// Publishes a value when no other value has followed it for some time.
  ///
  ///     upstream:                            --a-bc--------d-|
  ///     debounce(for: 3, scheduler: clock):  --------c-------(d|)
  ///
  /// Use it to react to typing. Values and completion are delivered on the scheduler. A value that
  /// is still pending when the upstream finishes is published with the finish; a failure drops it.
  ///
  /// - Parameters:
  ///   - dueTime: The time without a further value after which a value is published.
  ///   - scheduler: The scheduler that measures the time and delivers all events.
  @inlinable
  public func debounce(
    for dueTime: Duration, scheduler: some Scheduler
  ) -> some Publisher<Output, Failure> {
    OperatorPublisher(self, Timed(DebounceState(dueTime: dueTime), on: scheduler))
  }
}

/// Keeps the newest value and extends a deadline with each. One timer serves a whole burst: when
/// it fires before the deadline, it is set again for the rest.
///
///     values:   --a-bc------
///     timer:    --[----][--]
@usableFromInline
struct DebounceState<Input: Sendable, Failure: Error>: TimedState {
  @usableFromInline let dueTime: Duration
  @usableFromInline var pending: Input?
  @usableFromInline var completion: Completion<Failure>?
  @usableFromInline var deadline = Instant(offset: .zero)
  @usableFromInline var isTimerSet = false

  @inlinable
  init(dueTime: Duration) {
    self.dueTime = dueTime
  }

  @inlinable
  mutating func receive(
    _ event: Event<Input, Failure>, at now: Instant
  ) -> TimedAction<Input, Failure> {
    switch event {
    case .value(let value):
      pending = value
      deadline = now.advanced(by: dueTime)
      if isTimerSet { return .wait }
      isTimerSet = true
      return .setTimer(dueTime)
    case .completion(let completion):
      if case .failure = completion { pending = nil }
      self.completion = completion
      return .setTimer(.zero)
    }
  }

  @inlinable
  mutating func timerFired(at now: Instant) -> TimedAction<Input, Failure> {
    if completion == nil, now < deadline { return .setTimer(now.duration(to: deadline)) }
    isTimerSet = false
    if let value = pending.take() { return .send(.value(value)) }
    return completion.map { .send(.completion($0)) } ?? .wait
  }
}
