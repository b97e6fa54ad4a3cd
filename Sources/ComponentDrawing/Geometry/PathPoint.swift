/// A point of a path, in columns and rows and fractions of them.
///
///     PathPoint(.top, in: rect)
///     PathPoint(x: 2.5, y: 1)
///
/// The point 0, 0 is the top left corner of the first cell, and 0.5, 0.5 is its center.
public struct PathPoint: Hashable, Sendable {
  /// The distance from the left in columns.
  public var x: Double
  /// The distance from the top in rows.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
  }

  /// Creates a point on a corner of a cell.
  public init(x: Int, y: Int) {
    self.init(x: Double(x), y: Double(y))
  }

  /// Creates a point on the left edge of a column.
  public init(x: Int, y: Double) {
    self.init(x: Double(x), y: y)
  }

  /// Creates a point on the top edge of a row.
  public init(x: Double, y: Int) {
    self.init(x: x, y: Double(y))
  }

  /// Creates the point of `rect` at fractions of its width and height, which may lie between
  /// cells.
  public init(_ unitPoint: UnitPoint, in rect: Rect) {
    self.init(
      x: Double(rect.minX) + Double(rect.width) * unitPoint.x,
      y: Double(rect.minY) + Double(rect.height) * unitPoint.y)
  }

  /// Creates the point at the top left corner of a cell.
  public init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }

  /// The top left corner.
  public static let zero = PathPoint(x: 0, y: 0)
}

extension PathPoint {
  /// This point, with coordinates that can be computed with: finite and of limited magnitude.
  package var limited: PathPoint {
    func limit(_ value: Double) -> Double {
      let greatest = Double(Int.maxLength)
      return value.isNaN ? 0 : min(max(-greatest, value), greatest)
    }
    return PathPoint(x: limit(x), y: limit(y))
  }

  static func + (lhs: PathPoint, rhs: PathPoint) -> PathPoint {
    PathPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  static func - (lhs: PathPoint, rhs: PathPoint) -> PathPoint {
    PathPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }

  static func * (lhs: PathPoint, factor: Double) -> PathPoint {
    PathPoint(x: lhs.x * factor, y: lhs.y * factor)
  }

  /// The distance from the origin in columns. A row is as high as two columns are wide.
  var length: Double { (x * x + 4 * y * y).squareRoot() }
}

extension [PathPoint] {
  /// The corners of the smallest rectangle that contains the points; `nil` if there are none.
  var corners: (low: PathPoint, high: PathPoint)? {
    guard var low = first else { return nil }
    var high = low
    for point in self {
      low = PathPoint(x: Swift.min(low.x, point.x), y: Swift.min(low.y, point.y))
      high = PathPoint(x: Swift.max(high.x, point.x), y: Swift.max(high.y, point.y))
    }
    return (low, high)
  }

  /// The smallest rectangle of cells that contains the points; an empty one if there are none.
  var boundingRect: Rect {
    guard let (low, high) = corners else { return Rect(size: .zero) }
    let (left, top) = (Int(low.x.rounded(.down)), Int(low.y.rounded(.down)))
    return Rect(
      x: left, y: top, width: Int(high.x.rounded(.up)) - left,
      height: Int(high.y.rounded(.up)) - top)
  }
}

extension Rect {
  /// The edges, as coordinates of a ``PathPoint``.
  var edges: (left: Double, top: Double, right: Double, bottom: Double) {
    (Double(minX), Double(minY), Double(maxX), Double(maxY))
  }
}

extension PathPoint: Animatable, VectorInterpolatable {
  /// The two distances.
  public nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  package var vector: AnimatablePair<Double, Double> {
    get { animatableData }
    set { animatableData = newValue }
  }
}

extension Point {
  /// Creates the top left corner of a view of `size` whose `anchor` is to be at `place`, rounded
  /// to whole cells. A corner in the middle between two cells is that of the second one.
  package init(of size: Size, _ anchor: UnitPoint, at place: PathPoint) {
    func nearest(_ position: Double) -> Int { Int((position + 0.5).rounded(.down)) }
    let corner = PathPoint(
      x: place.x - anchor.x * Double(size.width), y: place.y - anchor.y * Double(size.height)
    ).limited
    self.init(x: nearest(corner.x), y: nearest(corner.y))
  }
}
