/// A curve of fractions, along which a ``LinearKeyframe(_:duration:timingCurve:)`` or an animation
/// goes.
public struct UnitCurve: Hashable, Sendable {
  fileprivate var start: UnitPoint
  fileprivate var end: UnitPoint

  /// A curve with two control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve { UnitCurve(start: startControlPoint, end: endControlPoint) }

  /// As fast at all times.
  public static let linear = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the beginning.
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  /// Slow at both ends.
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

  /// Returns the fraction of the way at a fraction of the time.
  public func value(at progress: Double) -> Double {
    let progress = min(max(0, progress), 1)
    if start.x == start.y, end.x == end.y { return progress }
    func point(_ first: Double, _ second: Double, at t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    // The time grows along the curve, so halving finds its place.
    var range = 0.0...1.0
    for _ in 0..<30 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range =
        point(start.x, end.x, at: middle) < progress
        ? middle...range.upperBound : range.lowerBound...middle
    }
    return point(start.y, end.y, at: range.lowerBound)
  }
}

extension Animation {
  /// Returns an animation that goes along `curve` in `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    timingCurve(curve.start.x, curve.start.y, curve.end.x, curve.end.y, duration: duration)
  }
}
