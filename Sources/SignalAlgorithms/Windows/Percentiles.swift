import Signals

extension Publisher where Output: Comparable {
  /// Publishes percentiles of the newest values, at most `count`, after each value.
  ///
  ///     latencies.percentiles([0.5, 0.99], ofLatest: 1_000)    // the median and the slowest 1 %
  ///
  /// A percentile is the smallest value of the window that is not less than the given fraction of
  /// its values, so it is always one of them. NaN, which has no order, is left out. Finds the
  /// place of a value in logarithmic time, and moves the larger ones in memory.
  ///
  /// - Parameters:
  ///   - fractions: The fractions, from 0 for the smallest value to 1 for the largest one.
  ///   - count: The number of values in the window.
  /// - Precondition: The fractions are from 0 through 1, and `count` is positive.
  @inlinable
  public func percentiles(
    _ fractions: [Double], ofLatest count: Int
  ) -> some Publisher<[Output], Failure> {
    OperatorPublisher(latest(count), WindowPercentiles(fractions))
  }

  /// Publishes percentiles of the values of the last `duration` after each value, and when values
  /// become older.
  ///
  /// Publishes nothing while there are none. Like ``Publisher/percentiles(_:ofLatest:)``.
  public func percentiles(
    _ fractions: [Double], for duration: Duration, scheduler: some Scheduler
  ) -> some Publisher<[Output], Failure> {
    OperatorPublisher(latest(for: duration, scheduler: scheduler), WindowPercentiles(fractions))
  }
}

/// Keeps the values of a window in order.
@usableFromInline
struct WindowPercentiles<Value: Comparable & Sendable, Failure: Error>: SimpleStage {
  @usableFromInline typealias Input = SlidingWindow<Value>
  @usableFromInline typealias Output = [Value]

  @usableFromInline let fractions: [Double]
  @usableFromInline var window = SlidingWindow<Value>()
  @usableFromInline var sorted: [Value] = []

  @inlinable
  init(_ fractions: [Double]) {
    for fraction in fractions {
      precondition(
        (0...1).contains(fraction), "percentiles([\(fraction)], …): it must be from 0 through 1.")
    }
    self.fractions = fractions
  }

  @inlinable
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<[Value], Failure>
  ) -> Demand {
    for value in input.removed(since: window) where hasOrder(value) {
      sorted.remove(at: offset(of: value))
    }
    for value in input.added(since: window) where hasOrder(value) {
      sorted.insert(value, at: offset(of: value))
    }
    window = input
    if sorted.isEmpty { return .more }
    return downstream.receive(fractions.map { sorted[rank(of: $0)] })
  }

  /// Returns whether `value` equals itself, unlike NaN.
  @inlinable
  func hasOrder(_ value: Value) -> Bool {
    value == value
  }

  /// The number of values that are less than `value`.
  @inlinable
  func offset(of value: Value) -> Int {
    var (start, end) = (0, sorted.count)
    while start < end {
      let middle = (start + end) / 2
      if sorted[middle] < value { start = middle + 1 } else { end = middle }
    }
    return start
  }

  @inlinable
  func rank(of fraction: Double) -> Int {
    max(0, Int((fraction * Double(sorted.count)).rounded(.up)) - 1)
  }
}
