/// A rectangle that may have round corners; an ellipse is one without straight sides.
package struct RoundedRect: Hashable, Sendable {
  var rect: Rect
  /// The radii of the corners, in columns and in rows. A row is as high as two columns are wide.
  private(set) var radiusX = 0.0
  private(set) var radiusY = 0.0
  /// The distance from `rect` to the outline inside it, in columns, and in half rows.
  private var insetColumns = 0.0

  init(_ rect: Rect) {
    self.rect = rect.limited
  }

  /// - Parameter cornerRadius: The radius in columns, at most half the shorter side.
  init(_ rect: Rect, cornerRadius: Int) {
    self.init(rect)
    let (width, height) = (self.rect.size.width, self.rect.size.height)
    radiusX = Double(min(cornerRadius.clampedLength * 2, width, height * 2)) / 2
    radiusY = radiusX / 2
  }

  init(ellipseIn rect: Rect) {
    self.init(rect)
    radiusX = Double(self.rect.size.width) / 2
    radiusY = Double(self.rect.size.height) / 2
  }

  var isRectangle: Bool { radiusX <= 0 || radiusY <= 0 }

  /// Whether the outline has no straight sides and is large enough to show that.
  package var isEllipse: Bool {
    rect.size.height > 2 && radiusX * 2 >= Double(rect.size.width)
      && radiusY * 2 >= Double(rect.size.height)
  }

  /// Returns the outline as many columns and half as many rows further inside; `nil` if no space
  /// remains.
  func inset(by columns: Int) -> RoundedRect? {
    var inner = self
    inner.insetColumns += Double(columns)
    return Double(rect.size.width) > 2 * inner.insetColumns
      && Double(rect.size.height) > inner.insetColumns
      ? inner : nil
  }

  /// Returns the quadrants of the cell at `point` whose centers are inside the outline.
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
    return Quadrants { contains(x + $0, y + $1) }
  }

  /// Returns whether a point of the plane is inside.
  func contains(_ point: PathPoint) -> Bool {
    contains(point.x - rect.edges.left, point.y - rect.edges.top)
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

  /// The outline as lines and curves: clockwise, an ellipse from the right, others from the top
  /// left.
  var elements: [Path.Segment] {
    let (left, top, right, bottom) = rect.edges
    func point(_ x: Double, _ y: Double) -> PathPoint { PathPoint(x: x, y: y) }
    if isRectangle {
      return [
        .move(point(left, top)), .line(point(right, top)), .line(point(right, bottom)),
        .line(point(left, bottom)), .close,
      ]
    }
    // The part of the radius at which the control points make a curve that is nearly a circle.
    let (cx, cy) = (radiusX * 0.447_715, radiusY * 0.447_715)
    let corners: [[Path.Segment]] = [
      [
        .line(point(right, bottom - radiusY)),
        .curve(
          point(right, bottom - cy), point(right - cx, bottom), point(right - radiusX, bottom)),
      ],
      [
        .line(point(left + radiusX, bottom)),
        .curve(point(left + cx, bottom), point(left, bottom - cy), point(left, bottom - radiusY)),
      ],
      [
        .line(point(left, top + radiusY)),
        .curve(point(left, top + cy), point(left + cx, top), point(left + radiusX, top)),
      ],
      [
        .line(point(right - radiusX, top)),
        .curve(point(right - cx, top), point(right, top + cy), point(right, top + radiusY)),
      ],
    ]
    return [.move(point(right, top + radiusY))] + corners.flatMap { $0 } + [.close]
  }
}

extension Quadrants {
  /// Creates the set of those quadrants whose centers fulfil a condition.
  ///
  /// - Parameter contains: The condition, for a distance from the top left corner of the cell.
  init(where contains: (_ x: Double, _ y: Double) -> Bool) {
    self = []
    if contains(0.25, 0.25) { insert(.topLeft) }
    if contains(0.75, 0.25) { insert(.topRight) }
    if contains(0.25, 0.75) { insert(.bottomLeft) }
    if contains(0.75, 0.75) { insert(.bottomRight) }
  }

  /// The number of quadrants.
  var count: Int { rawValue.nonzeroBitCount }
}
