/// The progress of an animation over time: a cubic Bézier curve from (0, 0) to (1, 1).
struct TimingCurve: Hashable, Sendable {
  /// The first control point, as time and progress.
  var x1: Double
  var y1: Double
  /// The second control point.
  var x2: Double
  var y2: Double

  static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Returns the progress at `time`, a fraction of the duration.
  func progress(at time: Double) -> Double {
    if self == .linear { return time }
    // Time never decreases along the curve, so a binary search finds its parameter.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if TimingCurve.bezier(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return TimingCurve.bezier((low + high) / 2, y1, y2)
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
