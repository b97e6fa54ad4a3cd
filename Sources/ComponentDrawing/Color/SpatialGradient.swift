/// A gradient, and how its colors lie in a rectangle.
package struct SpatialGradient: Hashable, Sendable {
  package enum Geometry: Hashable, Sendable {
    /// Along a line.
    case linear(UnitPoint, UnitPoint)
    /// Around a center, from one radius to another in columns.
    case radial(UnitPoint, Int, Int)
    /// Around a center, from one fraction of the rectangle to another.
    case elliptical(UnitPoint, Double, Double)
    /// In the directions from a center, from one angle to another.
    case angular(UnitPoint, Angle, Angle)
  }

  package var gradient: Gradient
  package var geometry: Geometry

  package init(gradient: Gradient, geometry: Geometry) {
    self.gradient = gradient
    self.geometry = geometry
  }
}

/// The number of shades of a gradient; a finer division is not visible.
private let shadeCount = 256

extension SpatialGradient {
  /// Divides `area` into parts of one color each.
  func uniformParts(of area: Rect) -> [Rect] {
    var (hasUniformRows, hasUniformColumns) = (false, false)
    if case .linear(let start, let end) = geometry {
      hasUniformRows = start.x == end.x || area.size.width <= 1
      hasUniformColumns = start.y == end.y || area.size.height <= 1
    }
    let rows =
      hasUniformColumns
      ? [area]
      : area.rows.map { y in
        Rect(x: area.origin.x, y: y, width: area.size.width, height: 1)
      }
    if hasUniformRows { return rows }
    return rows.flatMap { row in
      row.columns.map { Rect(x: $0, y: row.origin.y, width: 1, height: row.size.height) }
    }
  }

  /// Returns the index of the shade in the center of the cell at `point`, if the gradient spans
  /// `rect`.
  func shadeIndex(at point: Point, in rect: Rect) -> Int {
    // A row is as high as two columns are wide.
    let size = (width: Double(rect.size.width), height: Double(rect.size.height) * 2)
    let x = Double(point.x - rect.origin.x) + 0.5
    let y = Double(point.y - rect.origin.y) * 2 + 1
    let location = geometry.location(atX: x, y: y, in: size)
    if location.isNaN { return shadeCount - 1 }
    return Int(min(max(0, location), 1) * Double(shadeCount - 1) + 0.5)
  }

  /// Returns the color in the center of the cell at `point`, if the gradient spans `rect`.
  func color(at point: Point, in rect: Rect) -> Color {
    color(ofShade: shadeIndex(at: point, in: rect))
  }

  func color(ofShade index: Int) -> Color {
    gradient.color(at: Double(index) / Double(shadeCount - 1))
  }

  /// Returns this gradient with `change` applied to each of its colors.
  func mapColors(_ change: (Color) -> Color) -> SpatialGradient {
    var copy = self
    copy.gradient = Gradient(
      stops: gradient.stops.map { Gradient.Stop(color: change($0.color), location: $0.location) })
    return copy
  }

  /// Returns a gradient between this one and `target`, or `nil` if they are of different kinds.
  func interpolated(to target: SpatialGradient, by fraction: Double) -> SpatialGradient? {
    let (old, new) = (gradient.stops, target.gradient.stops)
    guard old.count == new.count,
      let geometry = geometry.interpolated(to: target.geometry, by: fraction)
    else { return nil }
    let stops = zip(old, new).map { old, new in
      Gradient.Stop(
        color: old.color.interpolated(to: new.color, by: fraction),
        location: old.location.interpolated(to: new.location, by: fraction))
    }
    return SpatialGradient(gradient: Gradient(stops: stops), geometry: geometry)
  }
}

extension SpatialGradient.Geometry {
  /// Returns the location in the gradient of a point of a rectangle of `size`, in columns.
  func location(atX x: Double, y: Double, in size: (width: Double, height: Double)) -> Double {
    func offset(from center: UnitPoint) -> (x: Double, y: Double) {
      (x - center.x * size.width, y - center.y * size.height)
    }
    switch self {
    case .linear(let start, let end):
      let direction = (
        x: (end.x - start.x) * size.width, y: (end.y - start.y) * size.height
      )
      let length = direction.x * direction.x + direction.y * direction.y
      guard length > 0 else { return 1 }
      let offset = offset(from: start)
      return (offset.x * direction.x + offset.y * direction.y) / length
    case .radial(let center, let start, let end):
      let offset = offset(from: center)
      let distance = (offset.x * offset.x + offset.y * offset.y).squareRoot()
      return position(of: distance, from: Double(start), to: Double(end))
    case .elliptical(let center, let start, let end):
      let offset = offset(from: center)
      let (x, y) = (offset.x / max(size.width, 1), offset.y / max(size.height, 1))
      return position(of: (x * x + y * y).squareRoot(), from: start, to: end)
    case .angular(let center, let start, let end):
      let offset = offset(from: center)
      return position(of: Angle(toX: offset.x, y: offset.y), from: start, to: end)
    }
  }

  private func position(of distance: Double, from start: Double, to end: Double) -> Double {
    if start == end { return distance < end ? 0 : 1 }
    return (distance - start) / (end - start)
  }

  /// Returns the location of a direction. What lies beyond the end has the color of the nearer
  /// end.
  private func position(of angle: Angle, from start: Angle, to end: Angle) -> Double {
    let span = end.radians - start.radians
    let turn = 2 * Double.pi
    var distance = (span < 0 ? start.radians - angle.radians : angle.radians - start.radians)
      .remainder(dividingBy: turn)
    if distance < 0 { distance += turn }
    let length = min(abs(span), turn)
    if distance <= length, length > 0 { return distance / length }
    return distance - length < turn - distance ? 1 : 0
  }

  fileprivate func interpolated(
    to target: SpatialGradient.Geometry, by fraction: Double
  ) -> SpatialGradient.Geometry? {
    func between<Value: Interpolatable>(_ old: Value, _ new: Value) -> Value {
      old.interpolated(to: new, by: fraction)
    }
    func between(_ old: UnitPoint, _ new: UnitPoint) -> UnitPoint {
      UnitPoint(x: between(old.x, new.x), y: between(old.y, new.y))
    }
    switch (self, target) {
    case (.linear(let start, let end), .linear(let newStart, let newEnd)):
      return .linear(between(start, newStart), between(end, newEnd))
    case (.radial(let center, let start, let end), .radial(let newCenter, let newStart, let newEnd)):
      return .radial(
        between(center, newCenter), between(start, newStart), between(end, newEnd))
    case (
      .elliptical(let center, let start, let end),
      .elliptical(let newCenter, let newStart, let newEnd)
    ):
      return .elliptical(
        between(center, newCenter), between(start, newStart), between(end, newEnd))
    case (
      .angular(let center, let start, let end), .angular(let newCenter, let newStart, let newEnd)
    ):
      return .angular(
        between(center, newCenter), between(start, newStart), between(end, newEnd))
    default: return nil
    }
  }
}
