/// The outline of a shape: a rectangle whose corners may be round.
///
/// On the screen it is exact to the quarter of a cell, or to whole cells where only ASCII is
/// wanted: see ``EnvironmentValues/usesASCII``.
public struct Path: Hashable, Sendable {
  package var rect: Rect
  /// The corners' radius in columns, and in rows, which are twice as high as columns are wide.
  private var radiusX = 0.0
  private var radiusY = 0.0

  /// The outline of `rect`.
  public init(_ rect: Rect) {
    self.rect = rect
  }

  /// The outline of `rect` with round corners; at most as round as it is large.
  ///
  /// The radius is in columns, two of which are as long as a row is high.
  public init(roundedRect rect: Rect, cornerRadius: Int) {
    self.rect = rect
    radiusX = Double(min(cornerRadius.clampedLength * 2, rect.size.width, rect.size.height * 2)) / 2
    radiusY = radiusX / 2
  }

  /// The largest ellipse in `rect`.
  public init(ellipseIn rect: Rect) {
    self.rect = rect
    radiusX = Double(rect.size.width) / 2
    radiusY = Double(rect.size.height) / 2
  }

  var isRectangle: Bool { radiusX <= 0 || radiusY <= 0 }

  /// Whether it has no straight side, as far as that can be told at its size.
  var isEllipse: Bool {
    rect.size.height > 2 && radiusX * 2 >= Double(rect.size.width)
      && radiusY * 2 >= Double(rect.size.height)
  }

  func offset(by point: Point) -> Path {
    var path = self
    path.rect.origin = rect.origin + point
    return path
  }

  /// The outline a column and half a row further in.
  var inset: Path? {
    var path = self
    path.insets += 1
    return Double(rect.size.width) > 2 * path.insets && Double(rect.size.height) > path.insets
      ? path : nil
  }

  /// How many columns, and half as many rows, further in it is than its rectangle.
  private var insets = 0.0

  /// Which quadrants of a cell lie inside, judged by their centers.
  func quadrants(at point: Point) -> Quadrants {
    let x = Double(point.x - rect.origin.x)
    let y = Double(point.y - rect.origin.y)
    if insets == 0 {
      // Only the corners are round.
      let isBetween = { (start: Double, radius: Double, length: Int) in
        start >= radius && start + 1 <= Double(length) - radius
      }
      if isBetween(x, radiusX, rect.size.width), rect.rows.contains(point.y) { return .all }
      if isBetween(y, radiusY, rect.size.height), rect.columns.contains(point.x) { return .all }
    }
    var quadrants: Quadrants = []
    if contains(x + 0.25, y + 0.25) { quadrants.insert(.topLeft) }
    if contains(x + 0.75, y + 0.25) { quadrants.insert(.topRight) }
    if contains(x + 0.25, y + 0.75) { quadrants.insert(.bottomLeft) }
    if contains(x + 0.75, y + 0.75) { quadrants.insert(.bottomRight) }
    return quadrants
  }

  private func contains(_ x: Double, _ y: Double) -> Bool {
    let (left, top) = (insets, insets / 2)
    let (right, bottom) = (Double(rect.size.width) - left, Double(rect.size.height) - top)
    guard x > left, x < right, y > top, y < bottom else { return false }
    // As far as it is from the middle of the nearest corner's circle, in radii.
    let (rx, ry) = (max(radiusX - left, 0), max(radiusY - top, 0))
    let dx = max(left + rx - x, x - (right - rx), 0)
    let dy = max(top + ry - y, y - (bottom - ry), 0)
    guard dx > 0, dy > 0 else { return true }
    return (dx * dx) / (rx * rx) + (dy * dy) / (ry * ry) <= 1
  }
}
