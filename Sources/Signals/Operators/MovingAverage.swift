extension Publisher where Output: BinaryFloatingPoint {
  /// Publishes the average of the newest values, at most `count`, after each value.
  ///
  ///     upstream:                     --1--3--8-|
  ///     movingAverage(ofLatest: 2):   --1--2--5.5|
  ///
  /// Takes constant time for each value.
  ///
  /// - Precondition: `count` is positive.
  public func movingAverage(ofLatest count: Int) -> some Publisher<Output, Failure> {
    OperatorPublisher(windowChanges(of: count), WindowAverage())
  }

  /// Publishes the average of the values of the last `duration` after each value, and when values
  /// become older.
  ///
  /// Publishes nothing while there are none. Like ``Publisher/latest(for:scheduler:)``.
  public func movingAverage(
    for duration: Duration, scheduler: some Scheduler
  ) -> some Publisher<Output, Failure> {
    OperatorPublisher(windowChanges(for: duration, scheduler: scheduler), WindowAverage())
  }
}

/// Keeps the sum of a window. From time to time the sum is added up again, because adding and
/// subtracting leaves rounding errors behind.
private struct WindowAverage<Value: BinaryFloatingPoint & Sendable, Failure: Error>: SimpleStage {
  typealias Input = WindowChange<Value>
  typealias Output = Value

  var sum: Value = 0
  var removals = 0

  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Value, Failure>
  ) -> Demand {
    for value in input.removed { sum -= value }
    removals += input.removed.count
    if let value = input.added { sum += value }
    // Infinity minus infinity is not a number, which would stay in the sum.
    if removals > input.window.count || !sum.isFinite {
      sum = input.window.reduce(0, +)
      removals = 0
    }
    if input.window.isEmpty { return .more }
    return downstream.receive(sum / Value(input.window.count))
  }
}
