extension Path {
  /// Begins a new part of the path at `point`.
  @_disfavoredOverload  // An overload in points is preferred.
  public mutating func move(to point: PathPoint) {
    append([.move(point.limited)])
  }

  /// Adds a line from the current point. Without one, the path begins at `point`.
  @_disfavoredOverload  // An overload in points is preferred.
  public mutating func addLine(to point: PathPoint) {
    append([currentPoint == nil ? .move(point.limited) : .line(point.limited)])
  }

  /// Adds a part of straight lines through `points`.
  @_disfavoredOverload  // An overload in points is preferred.
  public mutating func addLines(_ points: [PathPoint]) {
    guard let first = points.first else { return }
    append([.move(first.limited)] + points.dropFirst().map { .line($0.limited) })
  }

  /// Adds a curve from the current point to `end`, which leaves and arrives in the direction of
  /// `control`.
  @_disfavoredOverload  // An overload in points is preferred.
  public mutating func addQuadCurve(to end: PathPoint, control: PathPoint) {
    let (end, control) = (end.limited, control.limited)
    let start = currentPoint ?? end
    // The same curve with two control points.
    addCurve(
      to: end, control1: start + (control - start) * (2.0 / 3),
      control2: end + (control - end) * (2.0 / 3))
  }

  /// Adds a curve from the current point to `end`, which leaves in the direction of `control1`
  /// and arrives from that of `control2`.
  @_disfavoredOverload  // An overload in points is preferred.
  public mutating func addCurve(to end: PathPoint, control1: PathPoint, control2: PathPoint) {
    if currentPoint == nil { append([.move(control1.limited)]) }
    append([.curve(control1.limited, control2.limited, end.limited)])
  }

  /// Adds a part of a circle, and a line to its start from the current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in columns. Half as many rows are as long.
  ///   - startAngle: The angle at which the arc begins. Zero is on the right.
  ///   - endAngle: The angle at which it ends.
  ///   - clockwise: The direction, as in SwiftUI: `false` for growing angles, which is clockwise
  ///     on a screen; `true` for the other direction.
  @_disfavoredOverload  // An overload in points is preferred.
  public mutating func addArc(
    center: PathPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise ? delta > 0 : delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) + (clockwise ? -turn : turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta))
  }

  /// Adds a part of a circle, and a line to its start from the current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in columns. Half as many rows are as long.
  ///   - startAngle: The angle at which the arc begins. Zero is on the right.
  ///   - delta: The angle from its start to its end, at most a whole turn.
  @_disfavoredOverload  // An overload in points is preferred.
  public mutating func addRelativeArc(
    center: PathPoint, radius: Double, startAngle: Angle, delta: Angle
  ) {
    let turn = 2 * Double.pi
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let delta = min(max(-turn, delta.radians), turn)
    let (center, radius) = (center.limited, PathPoint(x: radius, y: 0).limited.x)
    func point(_ x: Double, _ y: Double) -> PathPoint {
      PathPoint(x: center.x + x * radius, y: center.y + y * radius / 2)
    }
    let count = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
    let step = delta / Double(count)
    let quarter = Angle.radians(step / 4).direction
    let handle = 4.0 / 3 * quarter.y / quarter.x
    var from = startAngle.direction
    addLine(to: point(from.x, from.y))
    for index in 1...count {
      let to = (startAngle + .radians(step * Double(index))).direction
      addCurve(
        to: point(to.x, to.y),
        control1: point(from.x - handle * from.y, from.y + handle * from.x),
        control2: point(to.x + handle * to.y, to.y - handle * to.x))
      from = to
    }
  }

  /// Adds a rectangle.
  @_disfavoredOverload  // An overload in points is preferred.
  public mutating func addRect(_ rect: Rect) {
    append(RoundedRect(rect))
  }

  /// Adds a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in columns and rows.
  ///   - cornerRadius: The radius of the corners in columns, at most half the shorter side.
  @_disfavoredOverload  // An overload in points is preferred.
  public mutating func addRoundedRect(in rect: Rect, cornerRadius: Int) {
    append(RoundedRect(rect, cornerRadius: cornerRadius))
  }

  /// Adds the largest ellipse in `rect`.
  @_disfavoredOverload  // An overload in points is preferred.
  public mutating func addEllipse(in rect: Rect) {
    append(RoundedRect(ellipseIn: rect))
  }

  /// Adds the lines and curves of `path`.
  public mutating func addPath(_ path: Path) {
    if let outline = path.roundedRect { append(outline) } else { append(path.elements) }
  }

  /// Adds a line to the point where the current part of the path has begun.
  public mutating func closeSubpath() {
    if !isEmpty { append([.close]) }
  }

  /// The end of the last line; `nil` in an empty path.
  @_disfavoredOverload  // A point in points is preferred.
  public var currentPoint: PathPoint? { lastPoint }

  /// The end of the last line; `nil` in an empty path.
  package var lastPoint: PathPoint? {
    let elements = elements
    switch elements.last {
    case .move(let point), .line(let point), .curve(_, _, let point): return point
    case .close:
      return elements.lazy.reversed().compactMap {
        if case .move(let start) = $0 { start } else { nil }
      }.first
    case nil: return nil
    }
  }
}
