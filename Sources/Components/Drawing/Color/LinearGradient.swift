/// Colors that run into each other along a line.
///
///     LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom)
///
/// As a view, it takes all the room it is offered. As a style, it fills a shape or colors text:
///
///     Capsule().fill(
///       .linearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
///     Text("Annunciator").foregroundStyle(sunset)
///
/// On a terminal of few colors it is shown in bands; on one without, not at all.
public struct LinearGradient: ShapeStyle, Hashable {
  /// The colors.
  public var gradient: Gradient
  /// Where the first color stands.
  public var startPoint: UnitPoint
  /// Where the last color stands.
  public var endPoint: UnitPoint

  /// `gradient` from one point to another.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// `colors`, equally far from each other, from one point to another.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// `stops` from one point to another.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// This gradient.
  public var resolved: AnyShapeStyle { AnyShapeStyle(self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// `colors`, equally far from each other, from one point to another.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// `gradient` from one point to another.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

/// What is between two colors, as finely as colors can be told from each other.
private let shadeCount = 256

extension LinearGradient {
  /// Parts of `area` that have one color each, in a rectangle of `size` over which it is spread.
  func uniformParts(of area: Rect, in size: Size) -> [Rect] {
    let isAcross = startPoint.x == endPoint.x || size.width <= 1
    let isAlong = startPoint.y == endPoint.y || size.height <= 1
    let rows =
      isAlong
      ? [area]
      : area.rows.map { y in
        Rect(x: area.origin.x, y: y, width: area.size.width, height: 1)
      }
    if isAcross { return rows }
    return rows.flatMap { row in
      row.columns.map { Rect(x: $0, y: row.origin.y, width: 1, height: row.size.height) }
    }
  }

  /// The number of the color in the middle of the cell at `point`.
  func shadeIndex(at point: Point, in rect: Rect) -> Int {
    // A row is as high as two columns are wide.
    let (width, height) = (Double(rect.size.width), Double(rect.size.height) * 2)
    let along = (x: (endPoint.x - startPoint.x) * width, y: (endPoint.y - startPoint.y) * height)
    let length = along.x * along.x + along.y * along.y
    guard length > 0 else { return shadeCount - 1 }
    let x = Double(point.x - rect.origin.x) + 0.5 - startPoint.x * width
    let y = Double(point.y - rect.origin.y) * 2 + 1 - startPoint.y * height
    let fraction = min(max(0, (x * along.x + y * along.y) / length), 1)
    return Int(fraction * Double(shadeCount - 1) + 0.5)
  }

  /// The color in the middle of the cell at `point`.
  func color(at point: Point, in rect: Rect) -> Color {
    color(ofShade: shadeIndex(at: point, in: rect))
  }

  func color(ofShade index: Int) -> Color {
    gradient.color(at: Double(index) / Double(shadeCount - 1))
  }
}
