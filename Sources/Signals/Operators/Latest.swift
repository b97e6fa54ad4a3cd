extension Publisher {
  /// Publishes the newest values, at most `count`, after each value.
  ///
  ///     upstream:     --a--b----c-----d-----|
  ///     latest(2):    --[a][ab]-[bc]--[cd]--|
  ///
  /// Use it for a chart that shows the last sixty measurements. Each window is a snapshot, which
  /// is taken in constant time whatever its length.
  ///
  /// - Precondition: `count` is positive.
  @inlinable
  public func latest(_ count: Int) -> some Publisher<SlidingWindow<Output>, Failure> {
    OperatorPublisher(windowChanges(of: count), Map { $0.window })
  }

  /// Publishes the values of the last `duration` after each value, and when values become older.
  ///
  ///     upstream:                                 -a--b---------|
  ///     latest(for: .seconds(5), scheduler: …):   -[a][ab]-[b]-[]|
  ///
  /// Delivers on the thread of the upstream and on the scheduler.
  ///
  /// - Parameters:
  ///   - duration: The time after which a value leaves the window.
  ///   - scheduler: The scheduler that measures the time.
  /// - Precondition: `duration` is positive.
  public func latest(
    for duration: Duration, scheduler: some Scheduler
  ) -> some Publisher<SlidingWindow<Output>, Failure> {
    windowChanges(for: duration, scheduler: scheduler).map(\.window)
  }

  /// Publishes each run of `count` consecutive values, which overlap.
  ///
  ///     upstream:               --a--b----c-----d-----|
  ///     windows(ofCount: 2):    -----[ab]-[bc]--[cd]--|
  ///
  /// Publishes nothing before there are `count` values. `collect(_:)` publishes runs
  /// that do not overlap.
  ///
  /// - Precondition: `count` is positive.
  @inlinable
  public func windows(ofCount count: Int) -> some Publisher<SlidingWindow<Output>, Failure> {
    OperatorPublisher(latest(count), Filter { $0.count == count })
  }
}

/// A change of a sliding window: the values that leave it, and the one that enters it.
@usableFromInline
struct WindowChange<Value: Sendable>: Sendable {
  /// The oldest values, which leave the window.
  @usableFromInline let removed: SlidingWindow<Value>
  /// The value that enters the window, if there is one.
  @usableFromInline let added: Value?
  /// The content afterwards.
  @usableFromInline let window: SlidingWindow<Value>

  @inlinable
  init(removed: SlidingWindow<Value>, added: Value?, window: SlidingWindow<Value>) {
    self.removed = removed
    self.added = added
    self.window = window
  }
}

extension Publisher {
  /// Publishes how the window of the newest `count` values changes.
  @inlinable
  func windowChanges(of count: Int) -> some Publisher<WindowChange<Output>, Failure> {
    precondition(count > 0, "A window of \(count) values: the count must be positive.")
    return OperatorPublisher(self, CountWindow(count: count))
  }

  /// Publishes how the window of the values of the last `duration` changes.
  func windowChanges(
    for duration: Duration, scheduler: some Scheduler
  ) -> some Publisher<WindowChange<Output>, Failure> {
    precondition(duration > .zero, "A window of \(duration): the time must be positive.")
    // The state receives a value as a change, because its input and its output have one type.
    return OperatorPublisher(
      map { WindowChange(removed: SlidingWindow(), added: $0, window: SlidingWindow()) },
      Timed(TimeWindow(duration: duration), on: scheduler))
  }
}

@usableFromInline
struct CountWindow<Input: Sendable, Failure: Error>: SimpleStage {
  @usableFromInline typealias Output = WindowChange<Input>

  @usableFromInline let count: Int
  @usableFromInline var window = SlidingWindow<Input>()

  @inlinable
  init(count: Int) {
    self.count = count
  }

  @inlinable
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Output, Failure>
  ) -> Demand {
    let removed = window.removeFirst(window.count == count ? 1 : 0)
    window.append(input)
    return downstream.receive(WindowChange(removed: removed, added: input, window: window))
  }
}

/// Keeps the times of the values in the window. While it is not empty, the timer is set for the
/// time at which the oldest value leaves.
private struct TimeWindow<Value: Sendable, Failure: Error>: TimedState {
  let duration: Duration
  var window = SlidingWindow<Value>()
  var times = Queue<Instant>()
  var isTimerSet = false

  init(duration: Duration) {
    self.duration = duration
  }

  mutating func receive(
    _ event: Event<WindowChange<Value>, Failure>, at now: Instant
  ) -> TimedAction<WindowChange<Value>, Failure> {
    guard case .value(let input) = event, let value = input.added else { return .send(event) }
    let removed = removeExpired(at: now)
    window.append(value)
    times.append(now)
    let change = WindowChange(removed: removed, added: value, window: window)
    if isTimerSet { return .send(.value(change)) }
    isTimerSet = true
    return .sendAndSetTimer(.value(change), remaining(at: now))
  }

  mutating func timerFired(at now: Instant) -> TimedAction<WindowChange<Value>, Failure> {
    let removed = removeExpired(at: now)
    let change = WindowChange(removed: removed, added: nil, window: window)
    isTimerSet = !window.isEmpty
    switch (removed.isEmpty, isTimerSet) {
    case (true, true): return .setTimer(remaining(at: now))
    case (true, false): return .wait
    case (false, true): return .sendAndSetTimer(.value(change), remaining(at: now))
    // An upstream that sends during the delivery sets the timer itself.
    case (false, false): return .send(.value(change))
    }
  }

  private func remaining(at now: Instant) -> Duration {
    times.first.map { max(.zero, duration - $0.duration(to: now)) } ?? .zero
  }

  private mutating func removeExpired(at now: Instant) -> SlidingWindow<Value> {
    var count = 0
    while let time = times.first, time.duration(to: now) >= duration {
      _ = times.popFirst()
      count += 1
    }
    return window.removeFirst(count)
  }
}
