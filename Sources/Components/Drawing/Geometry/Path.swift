/// The outline of a shape: a rectangle that may have round corners.
///
/// It is drawn to the precision of a quarter of a cell, or of a whole cell if
/// ``EnvironmentValues/usesASCII`` is true.
public struct Path: Hashable, Sendable {
  package var rect: Rect
  /// The radii of the corners, in columns and in rows. A row is as high as two columns are wide.
  private var radiusX = 0.0
  private var radiusY = 0.0

  /// Creates the outline of `rect`.
  public init(_ rect: Rect) {
    self.rect = rect
  }

  /// Creates the outline of `rect` with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in columns and rows.
  ///   - cornerRadius: The radius of the corners in columns, at most half the shorter side. A row
  ///     is as high as two columns are wide.
  public init(roundedRect rect: Rect, cornerRadius: Int) {
    self.rect = rect
    radiusX = Double(min(cornerRadius.clampedLength * 2, rect.size.width, rect.size.height * 2)) / 2
    radiusY = radiusX / 2
  }

  /// Creates the largest ellipse in `rect`.
  public init(ellipseIn rect: Rect) {
    self.rect = rect
    radiusX = Double(rect.size.width) / 2
    radiusY = Double(rect.size.height) / 2
  }

  var isRectangle: Bool { radiusX <= 0 || radiusY <= 0 }

  /// Whether the path has no straight sides and is large enough to show that.
  var isEllipse: Bool {
    rect.size.height > 2 && radiusX * 2 >= Double(rect.size.width)
      && radiusY * 2 >= Double(rect.size.height)
  }

  func offset(by point: Point) -> Path {
    var path = self
    path.rect.origin = rect.origin + point
    return path
  }

  /// The outline one column and half a row further inside; `nil` if no space remains.
  var inset: Path? {
    var path = self
    path.insetColumns += 1
    return Double(rect.size.width) > 2 * path.insetColumns
      && Double(rect.size.height) > path.insetColumns
      ? path : nil
  }

  /// The distance from `rect` to the outline inside it, in columns, and in half rows.
  private var insetColumns = 0.0

  /// Returns the quadrants of the cell at `point` whose centers are inside the path.
  ///
  /// Cells that no corner reaches are inside as a whole. In all others, the center of each
  /// quadrant is tested with the equation of the nearest corner's ellipse.
  func quadrants(at point: Point) -> Quadrants {
    let x = Double(point.x - rect.origin.x)
    let y = Double(point.y - rect.origin.y)
    if insetColumns == 0 {
      // Only the corners are round.
      let isStraight = { (start: Double, radius: Double, length: Int) in
        start >= radius && start + 1 <= Double(length) - radius
      }
      if isStraight(x, radiusX, rect.size.width), rect.rows.contains(point.y) { return .all }
      if isStraight(y, radiusY, rect.size.height), rect.columns.contains(point.x) { return .all }
    }
    var quadrants: Quadrants = []
    if contains(x + 0.25, y + 0.25) { quadrants.insert(.topLeft) }
    if contains(x + 0.75, y + 0.25) { quadrants.insert(.topRight) }
    if contains(x + 0.25, y + 0.75) { quadrants.insert(.bottomLeft) }
    if contains(x + 0.75, y + 0.75) { quadrants.insert(.bottomRight) }
    return quadrants
  }

  private func contains(_ x: Double, _ y: Double) -> Bool {
    let (left, top) = (insetColumns, insetColumns / 2)
    let (right, bottom) = (Double(rect.size.width) - left, Double(rect.size.height) - top)
    guard x > left, x < right, y > top, y < bottom else { return false }
    // The distance from the center of the nearest corner's ellipse, for the ellipse equation.
    let (rx, ry) = (max(radiusX - left, 0), max(radiusY - top, 0))
    let dx = max(left + rx - x, x - (right - rx), 0)
    let dy = max(top + ry - y, y - (bottom - ry), 0)
    guard dx > 0, dy > 0 else { return true }
    return (dx * dx) / (rx * rx) + (dy * dy) / (ry * ry) <= 1
  }
}
