extension Path {
  /// A line or curve of a path, in points.
  public enum Element: Hashable, Sendable {
    /// Begins a part of the path.
    case move(to: CGPoint)
    /// Adds a line.
    case line(to: CGPoint)
    /// Adds a curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Adds a curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Adds a line to where the part has begun.
    case closeSubpath
  }

  /// Calls `body` with each line and curve. Curves have two control points.
  public func forEach(_ body: (Element) -> Void) {
    for segment in elements {
      switch segment {
      case .move(let point): body(.move(to: CGPoint(point)))
      case .line(let point): body(.line(to: CGPoint(point)))
      case .curve(let first, let second, let end):
        body(.curve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second)))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// Returns the outline of the lines of this path, drawn with a pen.
  ///
  /// Each line is a rectangle as wide as the pen; the corners between them are round or as long as
  /// the caps of the style ask for.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var (outline, start, current) = (Path(), CGPoint.zero, CGPoint.zero)
    let radius = style.lineWidth / 2
    func addLine(to end: CGPoint) {
      outline.addPen(from: current, to: end, radius: radius, isRound: style.lineCap == .round)
      current = end
    }
    flattened.forEach { element in
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): addLine(to: point)
      case .closeSubpath: addLine(to: start)
      case .quadCurve, .curve: break
      }
    }
    return outline
  }

  /// The path with lines in place of curves.
  private var flattened: Path {
    var (path, current) = (Path(), CGPoint.zero)
    forEach { element in
      switch element {
      case .move(let point):
        path.move(to: point)
        current = point
      case .curve(let end, let first, let second):
        let count = 16
        for index in 1...count {
          path.addLine(
            to: current.onCurve(first, second, to: end, at: Double(index) / Double(count)))
        }
        current = end
      case .line(let point), .quadCurve(let point, _):
        path.addLine(to: point)
        current = point
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }

  /// Adds the area of a pen that moves along a line.
  private mutating func addPen(
    from start: CGPoint, to end: CGPoint, radius: CGFloat, isRound: Bool
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    guard length > 0, radius > 0 else { return }
    let (x, y) = (-dy / length * radius, dx / length * radius)
    addLines([
      CGPoint(x: start.x + x, y: start.y + y), CGPoint(x: end.x + x, y: end.y + y),
      CGPoint(x: end.x - x, y: end.y - y), CGPoint(x: start.x - x, y: start.y - y),
    ])
    closeSubpath()
    if isRound {
      for point in [start, end] {
        addEllipse(
          in: CGRect(
            x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
      }
    }
  }
}

extension CGPoint {
  /// Returns a point of the curve from this point.
  fileprivate func onCurve(
    _ first: CGPoint, _ second: CGPoint, to end: CGPoint, at time: Double
  ) -> CGPoint {
    let rest = 1 - time
    let (a, b) = (rest * rest * rest, 3 * rest * rest * time)
    let (c, d) = (3 * rest * time * time, time * time * time)
    return CGPoint(
      x: x * a + first.x * b + second.x * c + end.x * d,
      y: y * a + first.y * b + second.y * c + end.y * d)
  }
}
