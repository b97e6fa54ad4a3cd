/// How the way is divided over the time: a cubic Bézier curve from (0, 0) to (1, 1).
struct TimingCurve: Hashable, Sendable {
  /// The first control point.
  var x1: Double
  var y1: Double
  /// The second.
  var x2: Double
  var y2: Double

  static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// How much of the way is done at a part of the time.
  func progress(at time: Double) -> Double {
    if self == .linear { return time }
    // Time only ever grows along the curve: halve until it is found.
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
