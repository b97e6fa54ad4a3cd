/// A point in a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from 0 on the left to 1 on the right.
  public var x: Double
  /// The fraction of the height, from 0 at the top to 1 at the bottom.
  public var y: Double

  /// Creates a point at `x` of the width and `y` of the height.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The center of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
  /// Returns the fraction along `axis`, between 0 and 1.
  package func fraction(along axis: Axis) -> Double {
    let fraction = axis == .horizontal ? x : y
    return fraction.isNaN ? 0 : min(max(0, fraction), 1)
  }
}

extension UnitPoint: Animatable {
  /// The fractions of the width and the height.
  public nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
