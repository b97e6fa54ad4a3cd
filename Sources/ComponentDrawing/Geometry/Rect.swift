/// A rectangle of cells, in columns and rows.
public struct Rect: Hashable, Sendable {
  /// The top left cell.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// Creates a rectangle of `size` at `origin`.
  @inlinable
  public init(origin: Point = .zero, size: Size) {
    self.origin = origin
    self.size = size
  }

  @inlinable
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  @inlinable
  package var columns: Range<Int> { origin.x..<origin.x + size.width }
  @inlinable
  package var rows: Range<Int> { origin.y..<origin.y + size.height }
  @inlinable
  package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  @inlinable
  package func range(along axis: Axis) -> Range<Int> {
    axis == .horizontal ? columns : rows
  }

  @inlinable
  package func contains(_ point: Point) -> Bool {
    columns.contains(point.x) && rows.contains(point.y)
  }

  @inlinable
  package func contains(_ other: Rect) -> Bool {
    intersection(other) == other
  }

  /// Returns the largest number of cells by which the rectangle exceeds the area of `size`.
  @inlinable
  package func overflow(of size: Size) -> Int {
    max(
      0, -origin.x, -origin.y, origin.x + self.size.width - size.width,
      origin.y + self.size.height - size.height)
  }

  @inlinable
  package func intersects(_ other: Rect) -> Bool {
    !intersection(other).isEmpty
  }

  /// This rectangle with lengths and coordinates that can be computed with.
  @inlinable
  package var limited: Rect {
    Rect(
      origin: origin.limited,
      size: Size(width: size.width.clampedLength, height: size.height.clampedLength))
  }

  @inlinable
  package func offset(by point: Point) -> Rect {
    Rect(origin: origin + point, size: size)
  }

  /// Returns the common part of both rectangles, which is empty if they do not overlap.
  @inlinable
  package func intersection(_ other: Rect) -> Rect {
    let x = max(origin.x, other.origin.x)
    let y = max(origin.y, other.origin.y)
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    return Rect(x: x, y: y, width: max(0, right - x), height: max(0, bottom - y))
  }

  /// Returns the smallest rectangle that contains both.
  @inlinable
  package func union(_ other: Rect) -> Rect {
    let (x, y) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    return Rect(
      x: x, y: y, width: max(columns.upperBound, other.columns.upperBound) - x,
      height: max(rows.upperBound, other.rows.upperBound) - y)
  }

  /// Returns the rectangle enlarged by `cells` on each side.
  @inlinable
  package func outset(by cells: Int) -> Rect {
    if cells == 0 { return self }
    return Rect(
      x: origin.x - cells, y: origin.y - cells, width: size.width + 2 * cells,
      height: size.height + 2 * cells)
  }

  @inlinable
  package func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}

extension Rect: Animatable {
  /// The origin and the size.
  @inlinable
  public nonisolated var animatableData: AnimatablePair<Point.AnimatableData, Size.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
