/// A gradient along a line.
///
///     LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
///
/// Used as a view, it takes all the space it is offered. Used as a style, it fills a shape or
/// colors text:
///
///     Capsule().fill(
///       .linearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
///     Text("Annunciator").foregroundStyle(sunset)
///
/// A terminal with few colors shows it in bands. A terminal without colors does not show it.
public struct LinearGradient: ShapeStyle, Hashable {
  /// The colors and their locations along the line.
  public var gradient: Gradient
  /// The start of the line, where the gradient has location 0.
  public var startPoint: UnitPoint
  /// The end of the line, where the gradient has location 1.
  public var endPoint: UnitPoint

  /// Creates a linear gradient from `startPoint` to `endPoint`.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a linear gradient of evenly spaced colors from `startPoint` to `endPoint`.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient of `stops`, ordered by location, from `startPoint` to `endPoint`.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient as a type-erased style.
  public var resolved: AnyShapeStyle { AnyShapeStyle(self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A linear gradient of evenly spaced colors from `startPoint` to `endPoint`.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient from `startPoint` to `endPoint`.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

/// The number of shades of a gradient; a finer division is not visible.
private let shadeCount = 256

extension LinearGradient {
  /// Divides `area` into parts of one color each, for a gradient that spans a rectangle of `size`.
  func uniformParts(of area: Rect, in size: Size) -> [Rect] {
    let hasUniformRows = startPoint.x == endPoint.x || size.width <= 1
    let hasUniformColumns = startPoint.y == endPoint.y || size.height <= 1
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
    let (width, height) = (Double(rect.size.width), Double(rect.size.height) * 2)
    let direction = (
      x: (endPoint.x - startPoint.x) * width, y: (endPoint.y - startPoint.y) * height
    )
    let length = direction.x * direction.x + direction.y * direction.y
    guard length > 0 else { return shadeCount - 1 }
    let x = Double(point.x - rect.origin.x) + 0.5 - startPoint.x * width
    let y = Double(point.y - rect.origin.y) * 2 + 1 - startPoint.y * height
    let fraction = min(max(0, (x * direction.x + y * direction.y) / length), 1)
    return Int(fraction * Double(shadeCount - 1) + 0.5)
  }

  /// Returns the color in the center of the cell at `point`, if the gradient spans `rect`.
  func color(at point: Point, in rect: Rect) -> Color {
    color(ofShade: shadeIndex(at: point, in: rect))
  }

  func color(ofShade index: Int) -> Color {
    gradient.color(at: Double(index) / Double(shadeCount - 1))
  }
}
