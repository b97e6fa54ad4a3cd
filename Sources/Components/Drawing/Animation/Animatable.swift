/// A type whose values can be interpolated.
protocol Animatable: Equatable, Sendable {
  /// Returns the value at `fraction` of the distance from this value to `target`.
  ///
  /// - Parameter fraction: 0 for this value, 1 for `target`. A spring that overshoots passes
  ///   fractions outside this range.
  func interpolated(to target: Self, by fraction: Double) -> Self

  /// Returns the distance to `other`, 0 for an equal value.
  func animatableDistance(to other: Self) -> Double
}

extension Double: Animatable {
  func interpolated(to target: Double, by fraction: Double) -> Double {
    self + (target - self) * fraction
  }

  func animatableDistance(to other: Double) -> Double {
    abs(other - self)
  }
}
