// Lengths, points, sizes and rectangles as data that is animated.

extension CGFloat: VectorArithmetic {
  /// Multiplies this number by `factor`.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }

  /// The square of this number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: Animatable {}
extension Double: Animatable {}
extension Float: Animatable {}

extension CGPoint: Animatable {
  /// The two coordinates.
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and the height.
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public nonisolated var animatableData:
    AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A distance along both axes, in points.
public struct CGVector: Hashable, Sendable {
  /// The distance to the right.
  public var dx: CGFloat
  /// The distance down.
  public var dy: CGFloat

  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates a distance.
  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }
}
