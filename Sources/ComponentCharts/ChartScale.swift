import ComponentCore

/// The range of values along an axis of a chart.
package nonisolated struct ChartScale: Hashable, Sendable {
  package let range: ClosedRange<Double>
  /// Whether the values determine the range.
  private var isAutomatic = false

  /// Creates the scale for `values`, which may be `range` or begins or ends at zero.
  ///
  /// Values that are infinite or not a number have no place on a scale, and are ignored.
  package init(_ range: ClosedRange<Double>?, of values: some Sequence<Double>) {
    if let range, range.lowerBound.isFinite, range.upperBound.isFinite {
      self.range = range
      return
    }
    var (low, high) = (0.0, 0.0)
    for value in values where value.isFinite { (low, high) = (min(low, value), max(high, value)) }
    self.range = low == high ? 0...1 : low...high
    isAutomatic = true
  }

  private init(_ range: ClosedRange<Double>) {
    self.range = range
  }

  /// Returns the scale with round ends, of which at most `count` values are ticks, if values
  /// determine its range. A chart of a stream so keeps its axis while the extreme values change
  /// little.
  package func withRoundEnds(ticksAtMost count: Int) -> ChartScale {
    if !isAutomatic { return self }
    let length = range.upperBound / 2 - range.lowerBound / 2
    // Ends that would take a third of the chart are those of shorter steps.
    for count in [count - 1, 2 * count, 4 * count] {
      let ticks = ticks(atMost: max(2, count))
      guard ticks.count > 1 else { continue }
      let step = ticks[1] - ticks[0]
      let low = (range.lowerBound / step).rounded(.down) * step
      let high = (range.upperBound / step).rounded(.up) * step
      if low.isFinite, high.isFinite, high / 2 - low / 2 <= length * 1.34 {
        return ChartScale(low...high)
      }
    }
    return self
  }

  /// Creates the scale of the values themselves, of which `range` determines the ends.
  init(fitting values: some Sequence<Double>, in range: ClosedRange<Double>?) {
    let finite = values.lazy.filter(\.isFinite)
    let (low, high) = (finite.min() ?? 0, finite.max() ?? 1)
    self.init(range ?? (low < high ? low...high : low...(low + 1)), of: [])
  }

  /// Returns the position of `value`, from 0 at the start of the scale to 1 at its end, or `nil`
  /// if it is not a number.
  package func fraction(of value: Double) -> Double? {
    let (low, high) = (range.lowerBound, range.upperBound)
    guard !value.isNaN else { return nil }
    guard low < high else { return value < low ? 0 : 1 }
    // Halves keep the length of the longest range finite.
    let fraction = (value / 2 - low / 2) / (high / 2 - low / 2)
    return min(max(0, fraction), 1)
  }

  /// Returns at most `count` round values of the scale, at equal distances.
  ///
  /// The distances are 1, 2 or 5 times a power of ten, as in Paul Heckbert, "Nice Numbers for
  /// Graph Labels", Graphics Gems (1990).
  package func ticks(atMost count: Int) -> [Double] {
    let (low, high) = (range.lowerBound, range.upperBound)
    let length = high / 2 - low / 2
    guard count > 0, length > 0 else { return [] }
    var step = ChartScale.roundStep(atLeast: length / Double(count + 1) * 2)
    while step.isFinite {
      let first = (low / step).rounded(.up)
      let last = (high / step).rounded(.down)
      if last - first < Double(count) {
        return first > last ? [] : (0...Int(last - first)).map { (first + Double($0)) * step }
      }
      step = ChartScale.roundStep(atLeast: step * 1.5)
    }
    return []
  }

  /// Returns the least of 1, 2 and 5 times a power of ten that is not below `length`, or infinity
  /// if `length` is extreme.
  private static func roundStep(atLeast length: Double) -> Double {
    guard length.isFinite, length > 1e-300 else { return .infinity }
    var power = 1.0
    while power > length { power /= 10 }
    while power * 10 <= length { power *= 10 }
    return [1, 2, 5].map { $0 * power }.first { $0 >= length * 0.999_999 } ?? 10 * power
  }
}

nonisolated extension ChartScale {
  /// The numbers at the ends of the scale.
  var endLabels: (low: String, high: String) {
    let (low, high) = (range.lowerBound, range.upperBound)
    if low == high { return (low.chartLabel, high.chartLabel) }
    return (low.chartLabel(step: tenth), high.chartLabel(step: tenth))
  }

  /// Returns the labels of ticks of the scale, which differ.
  package func labels(of ticks: [Double]) -> [String] {
    let step = ticks.count > 1 ? ticks[1] - ticks[0] : tenth
    return ticks.map { $0.chartLabel(step: step) }
  }

  private var tenth: Double { range.upperBound / 10 - range.lowerBound / 10 }
}
