import Signals

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
    OperatorPublisher(self, CountWindow(count: count, minimum: 1))
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
    precondition(duration > .zero, "A window of \(duration): the time must be positive.")
    // The state receives a value as a window, because its input and its output have one type.
    return OperatorPublisher(
      map { SlidingWindow(of: $0) }, Timed(TimeWindow(duration: duration), on: scheduler))
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
    OperatorPublisher(self, CountWindow(count: count, minimum: count))
  }
}

/// Publishes the window of the newest values as soon as it has the `minimum` number of them.
@usableFromInline
struct CountWindow<Input: Sendable, Failure: Error>: SimpleStage {
  @usableFromInline typealias Output = SlidingWindow<Input>

  @usableFromInline let count: Int
  @usableFromInline let minimum: Int
  @usableFromInline var window = SlidingWindow<Input>()

  @inlinable
  init(count: Int, minimum: Int) {
    precondition(count > 0, "A window of \(count) values: the count must be positive.")
    self.count = count
    self.minimum = minimum
  }

  @inlinable @inline(__always)
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Output, Failure>
  ) -> Demand {
    if window.count == count { window.removeFirst(1) }
    window.append(input)
    return window.count < minimum ? .more : downstream.receive(window)
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
    _ event: Event<SlidingWindow<Value>, Failure>, at now: Instant
  ) -> TimedAction<SlidingWindow<Value>, Failure> {
    guard case .value(let values) = event else { return .send(event) }
    _ = removeExpired(at: now)
    for value in values {
      window.append(value)
      times.append(now)
    }
    if isTimerSet { return .send(.value(window)) }
    isTimerSet = true
    return .sendAndSetTimer(.value(window), remaining(at: now))
  }

  mutating func timerFired(at now: Instant) -> TimedAction<SlidingWindow<Value>, Failure> {
    let hasChanged = removeExpired(at: now)
    isTimerSet = !window.isEmpty
    switch (hasChanged, isTimerSet) {
    case (false, true): return .setTimer(remaining(at: now))
    case (false, false): return .wait
    case (true, true): return .sendAndSetTimer(.value(window), remaining(at: now))
    // An upstream that sends during the delivery sets the timer itself.
    case (true, false): return .send(.value(window))
    }
  }

  private func remaining(at now: Instant) -> Duration {
    times.first.map { max(.zero, duration - $0.duration(to: now)) } ?? .zero
  }

  /// Removes the values whose time is over, and returns whether there were any.
  private mutating func removeExpired(at now: Instant) -> Bool {
    var count = 0
    while let time = times.first, time.duration(to: now) >= duration {
      _ = times.popFirst()
      count += 1
    }
    window.removeFirst(count)
    return count > 0
  }
}
