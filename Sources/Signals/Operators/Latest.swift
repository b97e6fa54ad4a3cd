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
  public func latest(_ count: Int) -> some Publisher<ArraySnapshot<Output>, Failure> {
    OperatorPublisher(windowChanges(of: count), Map { $0.snapshot })
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
  ) -> some Publisher<ArraySnapshot<Output>, Failure> {
    windowChanges(for: duration, scheduler: scheduler).map(\.snapshot)
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
  public func windows(ofCount count: Int) -> some Publisher<ArraySnapshot<Output>, Failure> {
    OperatorPublisher(latest(count), Filter { $0.count == count })
  }
}

extension Publisher {
  /// Publishes how the window of the newest `count` values changes.
  @inlinable
  func windowChanges(of count: Int) -> some Publisher<CollectionChange<Output>, Failure> {
    precondition(count > 0, "A window of \(count) values: the count must be positive.")
    return OperatorPublisher(self, CountWindow(count: count))
  }

  /// Publishes how the window of the values of the last `duration` changes.
  func windowChanges(
    for duration: Duration, scheduler: some Scheduler
  ) -> some Publisher<CollectionChange<Output>, Failure> {
    precondition(duration > .zero, "A window of \(duration): the time must be positive.")
    // The state receives a value as a reset, because its input and its output have one type.
    return OperatorPublisher(
      map { CollectionChange.reset([$0]) }, Timed(TimeWindow(duration: duration), on: scheduler))
  }
}

@usableFromInline
struct CountWindow<Input: Sendable, Failure: Error>: SimpleStage {
  @usableFromInline typealias Output = CollectionChange<Input>

  @usableFromInline let count: Int
  @usableFromInline var content = ArraySnapshot<Input>()

  @inlinable
  init(count: Int) {
    self.count = count
  }

  @inlinable
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Output, Failure>
  ) -> Demand {
    var editor = ArrayEditor(content)
    // Only the editor refers to the content while it changes, so that less is copied.
    content = ArraySnapshot()
    if editor.count == count { editor.remove(at: 0) }
    editor.append(input)
    content = editor.snapshot
    return downstream.receive(editor.change)
  }
}

/// Keeps the times of the values in the window. While it is not empty, the timer is set for the
/// time at which the oldest value leaves.
private struct TimeWindow<Value: Sendable, Failure: Error>: TimedState {
  let duration: Duration
  var content = ArraySnapshot<Value>()
  var times = Queue<Instant>()
  var oldest: Instant?
  var isTimerSet = false

  init(duration: Duration) {
    self.duration = duration
  }

  mutating func receive(
    _ event: Event<CollectionChange<Value>, Failure>, at now: Instant
  ) -> TimedAction<CollectionChange<Value>, Failure> {
    guard case .value(let change) = event else { return .send(event) }
    var editor = ArrayEditor(content)
    removeExpired(from: &editor, at: now)
    editor.append(contentsOf: change.snapshot)
    if oldest == nil { oldest = now } else { times.append(now) }
    content = editor.snapshot
    if isTimerSet { return .send(.value(editor.change)) }
    isTimerSet = true
    return .sendAndSetTimer(.value(editor.change), remaining(at: now))
  }

  mutating func timerFired(at now: Instant) -> TimedAction<CollectionChange<Value>, Failure> {
    var editor = ArrayEditor(content)
    removeExpired(from: &editor, at: now)
    content = editor.snapshot
    isTimerSet = oldest != nil
    switch (editor.isUnchanged, isTimerSet) {
    case (true, true): return .setTimer(remaining(at: now))
    case (true, false): return .wait
    case (false, true): return .sendAndSetTimer(.value(editor.change), remaining(at: now))
    // An upstream that sends during the delivery sets the timer itself.
    case (false, false): return .send(.value(editor.change))
    }
  }

  private func remaining(at now: Instant) -> Duration {
    oldest.map { max(.zero, duration - $0.duration(to: now)) } ?? .zero
  }

  private mutating func removeExpired(from editor: inout ArrayEditor<Value>, at now: Instant) {
    var count = 0
    while let time = oldest, time.duration(to: now) >= duration {
      oldest = times.popFirst()
      count += 1
    }
    editor.removeFirst(count)
  }
}
