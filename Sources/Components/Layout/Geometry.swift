/// A direction on the screen.
public enum Axis: Hashable, Sendable {
  /// Along a row: columns.
  case horizontal
  /// Along a column: rows.
  case vertical

  /// The other one.
  package var cross: Axis {
    self == .horizontal ? .vertical : .horizontal
  }
}

/// How large something is, in whole columns and rows.
public struct Size: Hashable, Sendable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// `width` columns by `height` rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Nothing.
  public static let zero = Size(width: 0, height: 0)

  package subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A place on the screen, or within a view: columns to the right and rows down from the top left.
public struct Point: Hashable, Sendable {
  /// The column; 0 is the leftmost.
  public var x: Int
  /// The row; 0 is the topmost.
  public var y: Int

  /// Column `x` of row `y`.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left.
  public static let zero = Point(x: 0, y: 0)

  package subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  package static func + (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  package static func - (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
  /// Its top left cell.
  public var origin: Point
  /// Its extent.
  public var size: Size

  /// The rectangle of `size` at `origin`.
  public init(origin: Point = .zero, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  package var columns: Range<Int> { origin.x..<origin.x + size.width }
  package var rows: Range<Int> { origin.y..<origin.y + size.height }
  package var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  package func range(along axis: Axis) -> Range<Int> {
    axis == .horizontal ? columns : rows
  }

  package func contains(_ point: Point) -> Bool {
    columns.contains(point.x) && rows.contains(point.y)
  }

  package func contains(_ other: Rect) -> Bool {
    intersection(other) == other
  }

  package func intersects(_ other: Rect) -> Bool {
    !intersection(other).isEmpty
  }

  package func offset(by point: Point) -> Rect {
    Rect(origin: origin + point, size: size)
  }

  /// What both cover; empty if nothing.
  package func intersection(_ other: Rect) -> Rect {
    let x = max(origin.x, other.origin.x)
    let y = max(origin.y, other.origin.y)
    let right = min(origin.x + size.width, other.origin.x + other.size.width)
    let bottom = min(origin.y + size.height, other.origin.y + other.size.height)
    return Rect(x: x, y: y, width: max(0, right - x), height: max(0, bottom - y))
  }

  /// This, and `cells` more on each side.
  package func outset(by cells: Int) -> Rect {
    if cells == 0 { return self }
    return Rect(
      x: origin.x - cells, y: origin.y - cells, width: size.width + 2 * cells,
      height: size.height + 2 * cells)
  }

  package func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }
}

/// The room a parent offers a view; `nil` asks for the size the view would like best.
package struct ProposedSize: Hashable, Sendable {
  package var width: Int?
  package var height: Int?

  package init(width: Int? = nil, height: Int? = nil) {
    self.width = width
    self.height = height
  }

  package init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  package subscript(axis: Axis) -> Int? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  package func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

extension Int {
  /// As much room as there is: for `frame(maxWidth: .infinity)`.
  public static var infinity: Int { .max }

  /// The longest length layout reckons with. Sums of lengths up to here cannot overflow.
  package static let maxLength = 1 << 30

  /// A length layout can reckon with: what is below zero counts as zero.
  package var clampedLength: Int {
    Swift.min(Swift.max(0, self), .maxLength)
  }
}
