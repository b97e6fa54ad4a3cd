import ComponentCore

/// What the axis below a chart shows: numbers, or times in seconds.
nonisolated struct ChartAxis: Hashable, Sendable {
  let range: ClosedRange<Double>
  private let isTime: Bool

  /// Creates an axis of numbers.
  init(_ range: ClosedRange<Double>) {
    (self.range, isTime) = (range, false)
  }

  /// Creates an axis of times.
  init(_ range: ClosedRange<Duration>) {
    self.range = range.lowerBound / .seconds(1)...range.upperBound / .seconds(1)
    isTime = true
  }

  private var scale: ChartScale { ChartScale(range, of: []) }

  /// Returns the position of `value`, from 0 at the start of the axis to 1 at its end.
  func fraction(of value: Double) -> Double { scale.fraction(of: value) ?? 0 }

  /// Returns at most `count` round values of the axis with their labels, or the ends of the axis
  /// if there is no space for three.
  func ticks(atMost count: Int) -> [(value: Double, label: String)] {
    var values = isTime ? timeTicks(atMost: count) : scale.ticks(atMost: count)
    if values.count < 3, length > 0 { values = [range.lowerBound, range.upperBound] }
    let step = values.count > 1 ? values[1] - values[0] : length / 10
    return Array(zip(values, values.map { label(of: $0, step: step) }))
  }

  /// Returns the label of the value at a fraction of the axis, as precise as one of `count` values
  /// needs.
  func label(at fraction: Double, of count: Int) -> String {
    let value = range.lowerBound + (range.upperBound - range.lowerBound) * fraction
    return label(of: value, step: length / Double(max(1, count - 1)))
  }

  private var length: Double { range.upperBound - range.lowerBound }

  private func label(of value: Double, step: Double) -> String {
    guard isTime else { return value.chartLabel(step: step) }
    if value.magnitude < step / 100, range.upperBound <= 0, range.lowerBound < 0 { return "now" }
    return value.timeLabel(step: step)
  }

  // MARK: Times

  /// The distances between round times, in seconds.
  private static let timeSteps: [Double] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200,
    86_400, 172_800, 604_800,
  ]

  private func timeTicks(atMost count: Int) -> [Double] {
    for step in ChartAxis.timeSteps where length / step <= 1_000 {
      let first = (range.lowerBound / step).rounded(.up)
      let last = (range.upperBound / step).rounded(.down)
      guard last - first < Double(count), length / step >= 1 else { continue }
      return first > last ? [] : (0...Int(last - first)).map { (first + Double($0)) * step }
    }
    return scale.ticks(atMost: count)
  }
}

nonisolated extension Double {
  /// The number of seconds as a time, in the unit that times at distances of `step` need:
  /// `250 ms`, `-45 s`, `1:30 min`, `12:30 h`, `3 d`.
  fileprivate func timeLabel(step: Double) -> String {
    if step < 1, magnitude < 1 { return "\((self * 1_000).chartLabel(step: step * 1_000)) ms" }
    if step < 1 { return "\(chartLabel(step: step)) s" }
    let seconds = Int(magnitude.rounded().clamped(to: 0...1e15))
    let sign = self < 0 && seconds > 0 ? "-" : ""
    if seconds < 120 && step < 60 { return "\(sign)\(seconds) s" }
    if seconds < 7_200 && step < 1_800 { return sign + Double.label(seconds, of: 60) + " min" }
    if seconds < 172_800 && step < 86_400 {
      return sign + Double.label(seconds / 60, of: 60) + " h"
    }
    return sign + Double.label(seconds / 3_600, of: 24) + " d"
  }

  /// Returns a number of parts as wholes of `count` parts, and the rest of two digits if there is
  /// one.
  private static func label(_ parts: Int, of count: Int) -> String {
    let (whole, rest) = parts.quotientAndRemainder(dividingBy: count)
    return rest == 0 ? "\(whole)" : "\(whole):\(rest < 10 ? "0" : "")\(rest)"
  }

  private func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
