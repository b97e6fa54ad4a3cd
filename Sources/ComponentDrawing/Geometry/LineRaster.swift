/// The pixels along a straight line.
struct LineRaster: Sequence, IteratorProtocol {
  /// The start of the line, in pixels.
  private let start: PathPoint
  /// The way from one step to the next, in pixels.
  private let step: PathPoint
  /// The steps that are left. They are those of the whole line, of which any part looks the same.
  private var steps: ClosedRange<Int>.Iterator?
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
    func scaled(_ point: PathPoint) -> PathPoint {
      PathPoint(x: point.x * Double(columns), y: point.y * Double(rows))
    }
    self.start = scaled(start)
    let distance = scaled(end) - self.start
    let count = Swift.max(abs(distance.x), abs(distance.y)).rounded(.up)
    step = count == 0 ? .zero : distance * (1 / count)
    steps = area.fractions(ofLineFrom: start, to: end).map { part in
      let (first, last) = (part.lowerBound * count, part.upperBound * count)
      return (Int(first.rounded(.down))...Int(last.rounded(.up))).makeIterator()
    }
  }

  mutating func next() -> Point? {
    guard let index = steps?.next() else { return nil }
    let position = start + step * Double(index)
    // Rounding errors must not move a line that lies on the border of two pixels.
    let (x, y) = (position.x + 1e-6, position.y + 1e-6)
    let point = Point(x: Int(x.rounded(.down)), y: Int(y.rounded(.down)))
    return Point(
      x: point.x == size.columns ? point.x - 1 : point.x,
      y: point.y == size.rows ? point.y - 1 : point.y)
  }
}

extension Rect {
  /// Returns the fractions of a line between which it is in this rectangle or less than a cell
  /// away, or `nil` if it is nowhere.
  package func fractions(
    ofLineFrom start: PathPoint, to end: PathPoint
  ) -> ClosedRange<Double>? {
    let direction = end - start
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
    return first <= last ? first...last : nil
  }
}

extension Polyline {
  /// The lines, or a line of no length for a part that is a single point.
  var segmentsOrPoint: [(start: PathPoint, end: PathPoint)] {
    points.count == 1 && isClosed ? [(start: points[0], end: points[0])] : segments
  }
}
