extension Path {
  /// Creates the outline of `rect`, in points.
  public init(_ rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  /// Creates the outline of `rect` with round corners of `cornerRadius` points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: Rect(rect), cornerRadius: cornerRadius.cells(along: .horizontal))
  }

  /// Creates the outline of `rect` with round corners of the width of `cornerSize`.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
  }

  /// Creates the outline of `rect`, in points, with corners that need not be equally round.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: Rect(rect), cornerRadii: cornerRadii)
  }

  /// Creates the largest ellipse in `rect`, in points.
  public init(ellipseIn rect: CGRect) {
    self.init { $0.addEllipse(in: rect) }
  }

  /// Begins a new part of the path at `point`.
  public mutating func move(to point: CGPoint) {
    move(to: PathPoint(point))
  }

  /// Adds a line from the current point to `point`.
  public mutating func addLine(to point: CGPoint) {
    addLine(to: PathPoint(point))
  }

  /// Adds a part of straight lines through `points`.
  public mutating func addLines(_ points: [CGPoint]) {
    addLines(points.map { PathPoint($0) })
  }

  /// Adds a curve from the current point to `point`, which leaves and arrives in the direction of
  /// `control`.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    addQuadCurve(to: PathPoint(point), control: PathPoint(control))
  }

  /// Adds a curve from the current point to `point`, which leaves in the direction of `control1`
  /// and arrives from that of `control2`.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    addCurve(
      to: PathPoint(point), control1: PathPoint(control1), control2: PathPoint(control2))
  }

  /// Adds a part of a circle of `radius` points, and a line to its start from the current point.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    addArc(
      center: PathPoint(center), radius: columns(radius), startAngle: startAngle,
      endAngle: endAngle, clockwise: clockwise)
  }

  /// Adds a part of a circle of `radius` points, and a line to its start from the current point.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    addRelativeArc(
      center: PathPoint(center), radius: columns(radius), startAngle: startAngle, delta: delta)
  }

  /// Adds an arc of a circle of `radius` points that touches two lines, from the current point to
  /// `tangent1End` and on to `tangent2End`, and a line to where it begins.
  ///
  /// If the points lie on a line, or `radius` is not positive, only the line to `tangent1End` is
  /// added.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat
  ) {
    let start = currentPoint ?? corner
    let (first, second) = (corner.distance(to: start), corner.distance(to: end))
    let (length1, length2) = (hypot(first.dx, first.dy), hypot(second.dx, second.dy))
    let cosine = (first.dx * second.dx + first.dy * second.dy) / (length1 * length2)
    guard radius > 0, cosine.isFinite, abs(cosine) < 1 else { return addLine(to: corner) }
    // Half of the angle between the lines.
    let half = acos(cosine) / 2
    func point(toward vector: CGVector, _ length: CGFloat, at distance: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.x + vector.dx / length * distance, y: corner.y + vector.dy / length * distance)
    }
    let distance = radius / tan(half)
    let arcStart = point(toward: first, length1, at: distance)
    let arcEnd = point(toward: second, length2, at: distance)
    // Each control point lies between an end of the arc and the corner, so far away that the curve
    // touches the circle in the middle, too.
    let handle = radius * 4 / 3 * tan((.pi / 2 - half) / 2)
    addLine(to: arcStart)
    addCurve(
      to: arcEnd, control1: point(toward: first, length1, at: distance - handle),
      control2: point(toward: second, length2, at: distance - handle))
  }

  private func columns(_ length: CGFloat) -> Double {
    Double(length / PointScale.pointsPerColumn)
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    if let cells = Rect(exactly: rect) { return addRect(cells) }
    addLines([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds the rectangles of `rects`.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds a rectangle with round corners of the width of `cornerSize`.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: Rect(rect), cornerRadius: cornerSize.width.cells(along: .horizontal))
  }

  /// Adds the largest ellipse in `rect`.
  public mutating func addEllipse(in rect: CGRect) {
    if let cells = Rect(exactly: rect) { return addEllipse(in: cells) }
    // The distance from the end of a quarter of a circle to its control point.
    let handle = (4.0 / 3) * (2.0.squareRoot() - 1)
    let (center, rx, ry) = (CGPoint(x: rect.midX, y: rect.midY), rect.width / 2, rect.height / 2)
    func point(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: center.x + rx * x, y: center.y + ry * y)
    }
    move(to: point(1, 0))
    for (x, y) in [(0.0, 1.0), (-1, 0), (0, -1), (1, 0)] {
      // A quarter earlier, the curve was at (y, -x).
      addCurve(
        to: point(x, y), control1: point(y + handle * x, -x + handle * y),
        control2: point(x + handle * y, y - handle * x))
    }
    closeSubpath()
  }

  /// Returns whether `point` is inside the path.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    contains(PathPoint(point), eoFill: eoFill)
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGVector {
    CGVector(dx: other.x - x, dy: other.y - y)
  }
}

extension Rect {
  /// Creates the rectangle of cells that is equal to `rect`, if there is one.
  fileprivate init?(exactly rect: CGRect) {
    let cells = Rect(rect)
    guard CGRect(cells) == rect else { return nil }
    self = cells
  }
}

extension Path {
  /// The end of the last line or curve, in points; `nil` in an empty path.
  public var currentPoint: CGPoint? { lastPoint.map { CGPoint($0) } }

  /// The smallest rectangle that contains this path, in points; an empty one for an empty path.
  public var boundingRect: CGRect {
    guard let corners else { return .zero }
    let (low, high) = (CGPoint(corners.low), CGPoint(corners.high))
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
