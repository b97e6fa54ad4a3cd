/// How points become columns and rows.
///
/// A column is 8 points wide, and a row is twice as high. For more columns or fewer, run the
/// program with another number:
///
///     PointScale.$pointsPerColumn.withValue(10) { SketchApp.main() }
public enum PointScale {
  /// The number of points to a column. A row has twice as many.
  @TaskLocal public static var pointsPerColumn: CGFloat = 8

  static func points(along axis: Axis) -> CGFloat {
    axis == .horizontal ? pointsPerColumn : pointsPerColumn * 2
  }
}

extension CGFloat {
  /// Creates the number of points of columns or rows.
  init(cells: Int, along axis: Axis) {
    self = CGFloat(cells) * PointScale.points(along: axis)
  }

  /// The nearest number of columns or rows to a number of points; 0 for `nan`.
  func cells(along axis: Axis) -> Int {
    Int(cells: Double(self / PointScale.points(along: axis)))
  }

  /// The columns or rows of a frame, of which a positive number of points has at least one.
  func frameCells(along axis: Axis) -> Int {
    self > 0 ? Swift.max(1, cells(along: axis)) : cells(along: axis)
  }
}

extension CGSize {
  init(_ size: Size) {
    self.init(
      width: CGFloat(cells: size.width, along: .horizontal),
      height: CGFloat(cells: size.height, along: .vertical))
  }
}

extension CGPoint {
  init(_ point: Point) {
    self.init(
      x: CGFloat(cells: point.x, along: .horizontal), y: CGFloat(cells: point.y, along: .vertical))
  }

  init(_ point: PathPoint) {
    self.init(
      x: CGFloat(point.x) * PointScale.points(along: .horizontal),
      y: CGFloat(point.y) * PointScale.points(along: .vertical))
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension Point {
  /// Creates the nearest position to a point.
  init(_ point: CGPoint) {
    self.init(x: point.x.cells(along: .horizontal), y: point.y.cells(along: .vertical))
  }
}

extension PathPoint {
  /// Creates a point at its exact place.
  init(_ point: CGPoint) {
    self.init(
      x: Double(point.x / PointScale.points(along: .horizontal)),
      y: Double(point.y / PointScale.points(along: .vertical)))
  }
}

extension Rect {
  /// Creates the rectangle whose edges are nearest to those of `rect`.
  init(_ rect: CGRect) {
    let origin = Point(rect.origin)
    let end = Point(CGPoint(x: rect.maxX, y: rect.maxY))
    self.init(origin: origin, size: Size(width: end.x - origin.x, height: end.y - origin.y))
  }
}
