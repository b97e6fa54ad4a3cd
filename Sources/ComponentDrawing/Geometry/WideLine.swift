/// The area of a line of more than one column.
struct WideLine {
  private let segments: [(start: PathPoint, end: PathPoint)]
  private let isClosed: Bool
  /// Half the width, in columns.
  private let radius: Double
  private let cap: StrokeStyle.LineCap

  init(_ line: Polyline, width: Double, cap: StrokeStyle.LineCap) {
    segments = line.segments
    isClosed = line.isClosed
    radius = width / 2
    self.cap = cap
  }

  /// Adds the quadrants of the cells in `area` whose centers are inside the line.
  func insertQuadrants(into cells: inout [Point: Quadrants], in area: Rect) {
    for index in segments.indices {
      for y in rows(of: segments[index]).clamped(to: area.rows) {
        for x in columns(of: segments[index]).clamped(to: area.columns) {
          let point = Point(x: x, y: y)
          if cells[point] == .all { continue }
          let quadrants = Quadrants {
            contains(PathPoint(x: Double(x) + $0, y: Double(y) + $1), segment: index)
          }
          if quadrants != [] { cells[point, default: []].formUnion(quadrants) }
        }
      }
    }
  }

  private func columns(of segment: (start: PathPoint, end: PathPoint)) -> Range<Int> {
    range(segment.start.x, segment.end.x, reach: radius * 1.5)
  }

  private func rows(of segment: (start: PathPoint, end: PathPoint)) -> Range<Int> {
    range(segment.start.y, segment.end.y, reach: radius * 0.75)
  }

  private func range(_ first: Double, _ second: Double, reach: Double) -> Range<Int> {
    let low = (min(first, second) - reach).rounded(.down)
    return Int(low)..<Int((max(first, second) + reach).rounded(.up)) + 1
  }

  /// Returns whether `point` is beside a segment, or around one of its joints or round ends.
  private func contains(_ point: PathPoint, segment index: Int) -> Bool {
    let (start, end) = segments[index]
    let direction = (x: end.x - start.x, y: (end.y - start.y) * 2)
    let offset = (x: point.x - start.x, y: (point.y - start.y) * 2)
    let length = (direction.x * direction.x + direction.y * direction.y).squareRoot()
    if length == 0 {
      return cap != .butt && (offset.x * offset.x + offset.y * offset.y).squareRoot() <= radius
    }
    let along = (offset.x * direction.x + offset.y * direction.y) / length
    let across = abs(offset.x * direction.y - offset.y * direction.x) / length
    let excess = max(-along, along - length)
    if excess <= 0 { return across <= radius }
    let isEnd =
      !isClosed && (along < 0 ? index == 0 : index == segments.count - 1)
    if isEnd, cap == .butt { return false }
    if isEnd, cap == .square { return excess <= radius && across <= radius }
    return excess * excess + across * across <= radius * radius
  }
}
