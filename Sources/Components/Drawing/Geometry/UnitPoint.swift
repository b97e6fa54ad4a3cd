/// A point in a rectangle, as parts of its width and its height.
public struct UnitPoint: Hashable, Sendable {
  /// From 0, on the left, to 1, on the right.
  public var x: Double
  /// From 0, at the top, to 1, at the bottom.
  public var y: Double

  /// The point at these parts.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// In the middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// In the middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// In the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// In the middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// In the middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
