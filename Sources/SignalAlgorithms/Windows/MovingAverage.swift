import Signals

extension Publisher where Output: BinaryFloatingPoint {
  /// Publishes the average of the newest values, at most `count`, after each value.
  ///
  ///     upstream:                     --1--3--8-|
  ///     movingAverage(ofLatest: 2):   --1--2--5.5|
  ///
  /// Takes constant time for each value.
  ///
  /// - Precondition: `count` is positive.
  @inlinable
  public func movingAverage(ofLatest count: Int) -> some Publisher<Output, Failure> {
    OperatorPublisher(latest(count), WindowAverage())
  }

  /// Publishes the average of the values of the last `duration` after each value, and when values
  /// become older.
  ///
  /// Publishes nothing while there are none. Like ``Publisher/latest(for:scheduler:)``.
  public func movingAverage(
    for duration: Duration, scheduler: some Scheduler
  ) -> some Publisher<Output, Failure> {
    OperatorPublisher(latest(for: duration, scheduler: scheduler), WindowAverage())
  }
}

/// Keeps the sum of a window. From time to time the sum is added up again, because adding and
/// subtracting leaves rounding errors behind.
@usableFromInline
struct WindowAverage<Value: BinaryFloatingPoint & Sendable, Failure: Error>: SimpleStage {
  @usableFromInline typealias Input = SlidingWindow<Value>
  @usableFromInline typealias Output = Value

  @usableFromInline var window = SlidingWindow<Value>()
  @usableFromInline var sum: Value = 0
  @usableFromInline var removals = 0

  @inlinable
  init() {}

  @inlinable
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Value, Failure>
  ) -> Demand {
    for value in input.removed(since: window) {
      sum -= value
      removals += 1
    }
    for value in input.added(since: window) { sum += value }
    window = input
    // Infinity minus infinity is not a number, which would stay in the sum.
    if removals > window.count || !sum.isFinite {
      sum = window.reduce(0, +)
      removals = 0
    }
    return window.isEmpty ? .more : downstream.receive(sum / Value(window.count))
  }
}
