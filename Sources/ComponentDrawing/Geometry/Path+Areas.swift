// Areas are cut into horizontal bands at the ends and crossings of all lines. Inside a band, no
// lines cross, so that the result consists of pieces between neighboring lines. The outline is
// what remains of the borders of all pieces after those between two of them have been removed.

/// How two areas are combined.
package enum AreaOperation: Hashable, Sendable, CaseIterable {
  case union, intersection, subtraction, symmetricDifference

  fileprivate func contains(_ isInFirst: Bool, _ isInSecond: Bool) -> Bool {
    switch self {
    case .union: isInFirst || isInSecond
    case .intersection: isInFirst && isInSecond
    case .subtraction: isInFirst && !isInSecond
    case .symmetricDifference: isInFirst != isInSecond
    }
  }
}

extension Path {
  /// Returns the outline of the area of this path combined with that of `other`, of lines in place
  /// of curves.
  ///
  /// - Parameters:
  ///   - operation: How the areas are combined.
  ///   - other: The other path.
  ///   - eoFill: Whether areas that are inside an even number of times are outside.
  package func area(_ operation: AreaOperation, _ other: Path, eoFill: Bool = false) -> Path {
    let edges = AreaLine.edges(of: self, 0) + AreaLine.edges(of: other, 1)
    var outline = Outline()
    let heights = AreaLine.heights(of: edges)
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      let middle = (top + bottom) / 2
      let lines = edges.filter { $0.top.y <= top && $0.bottom.y >= bottom }
        .map { (x: $0.x(at: middle), edge: $0) }.sorted { $0.x < $1.x }
      var windings = [0, 0]
      var isInside = false
      for (index, line) in lines.enumerated() {
        windings[line.edge.owner] += line.edge.direction
        // Lines in one place are passed together.
        if index + 1 < lines.count, lines[index + 1].x - line.x < AreaLine.grid / 2 { continue }
        let isIn = windings.map { eoFill ? !$0.isMultiple(of: 2) : $0 != 0 }
        guard operation.contains(isIn[0], isIn[1]) != isInside else { continue }
        isInside.toggle()
        outline.addSide(
          PathPoint(x: line.edge.x(at: top), y: top),
          PathPoint(x: line.edge.x(at: bottom), y: bottom), isLeft: isInside)
      }
    }
    return Path(outline.parts())
  }
}

/// A line of an area that is not horizontal.
private struct AreaLine {
  let top: PathPoint
  let bottom: PathPoint
  /// Whether the line runs downward, 1, or upward, -1.
  let direction: Int
  /// The number of its path.
  let owner: Int

  /// The distance of coordinates, which makes equal those that differ by rounding only.
  static let grid = 1.0 / 4096

  static func edges(of path: Path, _ owner: Int) -> [AreaLine] {
    path.polylines.flatMap { Polyline(points: $0.points, isClosed: true).segments }
      .compactMap { start, end in
        let (start, end) = (start.limited.onGrid, end.limited.onGrid)
        if start.y == end.y { return nil }
        return start.y < end.y
          ? AreaLine(top: start, bottom: end, direction: 1, owner: owner)
          : AreaLine(top: end, bottom: start, direction: -1, owner: owner)
      }
  }

  /// Returns where the line is at a height.
  func x(at y: Double) -> Double {
    if y == top.y { return top.x }
    if y == bottom.y { return bottom.x }
    return (top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)).onGrid
  }

  /// Returns the heights of the ends and crossings of lines, from the top.
  static func heights(of edges: [AreaLine]) -> [Double] {
    var heights = Set(edges.flatMap { [$0.top.y, $0.bottom.y] })
    let edges = edges.sorted { $0.top.y < $1.top.y }
    for (index, edge) in edges.enumerated() {
      for other in edges[(index + 1)...] {
        if other.top.y >= edge.bottom.y { break }
        if let height = edge.crossing(other) { heights.insert(height) }
      }
    }
    return heights.sorted()
  }

  /// Returns the height at which two lines cross, if they do between their ends.
  private func crossing(_ other: AreaLine) -> Double? {
    let (top, bottom) = (max(top.y, other.top.y), min(self.bottom.y, other.bottom.y))
    let (before, after) = (x(at: top) - other.x(at: top), x(at: bottom) - other.x(at: bottom))
    guard before * after < 0 else { return nil }
    return (top + (bottom - top) * before / (before - after)).onGrid
  }
}

/// The border of an area, which is made of pieces between two heights.
private struct Outline {
  private var lines: [PathPoint: [PathPoint]] = [:]
  /// The left and right ends of pieces at each height: 1 where one begins below it, and -1 where
  /// one ends above it.
  private var ends: [Double: [Double: Int]] = [:]

  /// Adds the left or right side of a piece.
  mutating func addSide(_ top: PathPoint, _ bottom: PathPoint, isLeft: Bool) {
    if isLeft { add(bottom, top) } else { add(top, bottom) }
    ends[top.y, default: [:]][top.x, default: 0] += isLeft ? 1 : -1
    ends[bottom.y, default: [:]][bottom.x, default: 0] += isLeft ? -1 : 1
  }

  private mutating func add(_ start: PathPoint, _ end: PathPoint) {
    lines[start, default: []].append(end)
  }

  /// Returns the closed parts of the border.
  consuming func parts() -> [Polyline] {
    addHorizontalLines()
    var parts: [Polyline] = []
    for start in lines.keys.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      while let second = lines[start]?.popLast() {
        var points = [start]
        var next = second
        while next != start {
          points.append(next)
          guard let following = lines[next]?.popLast() else { break }
          next = following
        }
        let part = Polyline(points: points.withoutStraightPoints, isClosed: true)
        if part.points.count > 2 { parts.append(part) }
      }
    }
    return parts
  }

  /// Adds the lines between pieces and what is no piece above or below them.
  private mutating func addHorizontalLines() {
    for (y, ends) in ends {
      var coverage = 0
      let ends = ends.sorted { $0.key < $1.key }
      for (end, next) in zip(ends, ends.dropFirst()) {
        coverage += end.value
        let (left, right) = (PathPoint(x: end.key, y: y), PathPoint(x: next.key, y: y))
        // More than one where rounding moves the sides of a narrow piece past each other.
        for _ in 0..<abs(coverage) { coverage > 0 ? add(left, right) : add(right, left) }
      }
    }
  }
}

extension [PathPoint] {
  /// These points of a closed line that begins at a corner, without those between two others on
  /// the same straight line.
  fileprivate var withoutStraightPoints: [PathPoint] {
    var points = Array(prefix(1))
    for (index, point) in enumerated().dropFirst() {
      let (last, next) = (points[points.count - 1], self[(index + 1) % count])
      let (before, after) = (point - last, next - last)
      let distance = abs(before.x * after.y - before.y * after.x) / Swift.max(after.length, 1e-9)
      let isBetween =
        before.x * after.x + before.y * after.y >= 0 && before.length <= after.length
      if distance > 2 * AreaLine.grid || !isBetween { points.append(point) }
    }
    return points
  }
}

extension PathPoint {
  fileprivate var onGrid: PathPoint { PathPoint(x: x.onGrid, y: y.onGrid) }
}

extension Double {
  fileprivate var onGrid: Double { (self / AreaLine.grid).rounded() * AreaLine.grid }
}
