/// A kind of value between any two of which there are others.
protocol Animatable: Equatable, Sendable {
  /// The value a part of the way from here to `target`.
  ///
  /// At 0 it is here, at 1 there; a spring asks for what lies beyond both.
  func interpolated(to target: Self, by fraction: Double) -> Self

  /// How far it is to `other`.
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
