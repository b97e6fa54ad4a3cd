/// A position on the screen or in a view, in columns and rows from the top left.
public struct Point: Hashable, Sendable {
  /// The column, from 0 on the left.
  public var x: Int
  /// The row, from 0 at the top.
  public var y: Int

  /// Creates a point at column `x` of row `y`.
  @inlinable
  public init(x: Int, y: Int) {
    (self.x, self.y) = (x, y)
  }

  /// The top left of the screen or view.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }

  @inlinable
  package subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  @inlinable
  package static func + (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  @inlinable
  package static func - (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }

  /// This point with both coordinates clamped to the largest length that layout supports.
  @inlinable
  package var limited: Point { Point(x: x.limited, y: y.limited) }
}

extension Point: Animatable, VectorInterpolatable {
  /// The column and the row, rounded when they are set.
  @inlinable
  public nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(Double(x), Double(y)) }
    set { self = Point(x: Int(cells: newValue.first), y: Int(cells: newValue.second)) }
  }

  @inlinable
  package var vector: AnimatablePair<Double, Double> {
    get { animatableData }
    set { animatableData = newValue }
  }
}
