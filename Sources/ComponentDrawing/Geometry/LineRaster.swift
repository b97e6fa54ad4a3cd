/// The pixels along a straight line.
struct LineRaster: Sequence, IteratorProtocol {
  private var position: PathPoint
  private let step: PathPoint
  private var stepsLeft: Int
  /// The numbers of columns and rows of pixels. Their far edge belongs to the last pixel.
  private let size: (columns: Int, rows: Int)

  /// - Parameters:
  ///   - start: The start of the line, in columns and rows of cells.
  ///   - end: The end of the line.
  ///   - area: The area of which pixels are needed, in cells.
  ///   - columns: The number of columns of pixels in a cell.
  ///   - rows: The number of rows of pixels in a cell.
  ///   - canvas: The size of the canvas, in cells.
  init(
    from start: PathPoint, to end: PathPoint, in area: Rect, columns: Int, rows: Int,
    of canvas: Size
  ) {
    size = (canvas.width * columns, canvas.height * rows)
    guard let line = LineRaster.clipped(start, end, to: area) else {
      (position, step, stepsLeft) = (.zero, .zero, 0)
      return
    }
    func scaled(_ point: PathPoint) -> PathPoint {
      PathPoint(x: point.x * Double(columns), y: point.y * Double(rows))
    }
    position = scaled(line.start)
    let distance = scaled(line.end) - position
    let steps = Int(Swift.max(abs(distance.x), abs(distance.y)).rounded(.up))
    step = steps == 0 ? .zero : distance * (1 / Double(steps))
    stepsLeft = steps + 1
  }

  mutating func next() -> Point? {
    if stepsLeft == 0 { return nil }
    stepsLeft -= 1
    defer { position = position + step }
    // Rounding errors must not move a line that lies on the border of two pixels.
    let (x, y) = (position.x + 1e-6, position.y + 1e-6)
    let point = Point(x: Int(x.rounded(.down)), y: Int(y.rounded(.down)))
    return Point(
      x: point.x == size.columns ? point.x - 1 : point.x,
      y: point.y == size.rows ? point.y - 1 : point.y)
  }

  /// Returns the part of a line that is in `area` or less than a cell away from it.
  private static func clipped(
    _ start: PathPoint, _ end: PathPoint, to area: Rect
  ) -> (start: PathPoint, end: PathPoint)? {
    let direction = end - start
    let edges = area.edges
    var (first, last) = (0.0, 1.0)
    for (offset, delta, low, high) in [
      (start.x, direction.x, edges.left - 1, edges.right + 1),
      (start.y, direction.y, edges.top - 1, edges.bottom + 1),
    ] {
      if delta == 0 {
        if offset < low || offset > high { return nil }
        continue
      }
      let (near, far) = ((low - offset) / delta, (high - offset) / delta)
      first = Swift.max(first, Swift.min(near, far))
      last = Swift.min(last, Swift.max(near, far))
    }
    guard first <= last else { return nil }
    return (start + direction * first, start + direction * last)
  }
}

extension Polyline {
  /// The lines, or a line of no length for a part that is a single point.
  var segmentsOrPoint: [(start: PathPoint, end: PathPoint)] {
    points.count == 1 && isClosed ? [(points[0], points[0])] : segments
  }
}
