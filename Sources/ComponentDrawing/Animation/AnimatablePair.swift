/// A pair of vectors, for views with two values that are animated.
///
///     var animatableData: AnimatablePair<Double, Double> {
///       get { AnimatablePair(start, end) }
///       set { (start, end) = (newValue.first, newValue.second) }
///     }
///
/// A pair of pairs holds more values.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first vector.
  public var first: First
  /// The second vector.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    (self.first, self.second) = (first, second)
  }

  /// A pair of zeros.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// Returns the sum of each component.
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Returns the difference of each component.
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both vectors by `factor`.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  /// The dot product of this pair with itself.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
