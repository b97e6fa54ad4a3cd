/// An area that drawing is clipped to.
@MainActor
protocol Mask {
  /// Returns the quadrants of the cell at `point` that are inside.
  func quadrants(at point: Point) -> Quadrants
}

/// The area inside a path, for finding the parts of cells that it covers.
///
/// A path of lines is intersected with a horizontal line through the middle of each half row, and
/// the intersections are kept, because the cells of a row are asked for one after the other.
package final class PathMask {
  private typealias Crossing = (x: Double, direction: Int)

  private let roundedRect: RoundedRect?
  private let segments: [(start: PathPoint, end: PathPoint)]
  private let isEvenOdd: Bool
  private let coversWholeCells: Bool
  /// The intersections with each half row, from left to right.
  private var crossings: [Int: [Crossing]] = [:]

  /// - Parameters:
  ///   - path: The path.
  ///   - isEvenOdd: Whether areas inside an even number of times are outside.
  ///   - coversWholeCells: Whether each cell is inside or outside as a whole.
  package init(_ path: Path, isEvenOdd: Bool = false, coversWholeCells: Bool = false) {
    roundedRect = path.roundedRect
    // Areas are closed, whether their outline is or not.
    segments =
      path.roundedRect != nil
      ? [] : path.polylines.flatMap { Polyline(points: $0.points, isClosed: true).segments }
    self.isEvenOdd = isEvenOdd
    self.coversWholeCells = coversWholeCells
  }

  /// Returns the quadrants of the cell at `point` whose centers are inside the path.
  package func quadrants(at point: Point) -> Quadrants {
    let quadrants: Quadrants
    if let roundedRect {
      quadrants = roundedRect.quadrants(at: point)
    } else {
      let (upper, lower) = (halfRow(2 * point.y), halfRow(2 * point.y + 1))
      quadrants = Quadrants { x, y in
        contains(Double(point.x) + x, y < 0.5 ? upper : lower)
      }
    }
    if !coversWholeCells { return quadrants }
    return quadrants.count >= 2 ? .all : []
  }

  /// Returns whether `point` is inside the path.
  func contains(_ point: PathPoint) -> Bool {
    contains(point.x, intersections(at: point.y))
  }

  /// Returns whether a point is inside, or on a line.
  private func contains(_ x: Double, _ crossings: [Crossing]) -> Bool {
    !crossings.isEmpty
      && (isInside(x - PathMask.tolerance, crossings)
        || isInside(x + PathMask.tolerance, crossings))
  }

  /// The width of a line, with which both sides of a symmetric path look the same.
  private static let tolerance = 1e-6

  private func isInside(_ x: Double, _ crossings: [Crossing]) -> Bool {
    var (winding, count) = (0, 0)
    for crossing in crossings {
      if crossing.x > x { break }
      winding += crossing.direction
      count += 1
    }
    return isEvenOdd ? !count.isMultiple(of: 2) : winding != 0
  }

  private func halfRow(_ index: Int) -> [Crossing] {
    if let known = crossings[index] { return known }
    let new = intersections(at: Double(index) / 2 + 0.25)
    crossings[index] = new
    return new
  }

  private func intersections(at y: Double) -> [Crossing] {
    segments.compactMap { start, end -> Crossing? in
      guard (start.y <= y) != (end.y <= y) else { return nil }
      let fraction = (y - start.y) / (end.y - start.y)
      return (start.x + (end.x - start.x) * fraction, start.y < end.y ? 1 : -1)
    }
    .sorted { $0.x < $1.x }
  }
}

extension PathMask: Mask {}
