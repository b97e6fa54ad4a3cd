/// A type whose values can be interpolated, which is what animations do.
///
/// Values with a vector interpolate by it: see ``VectorInterpolatable``. Colors and styles have
/// none, and interpolate in their own way.
package protocol Interpolatable: Equatable {
  /// Returns the value at `fraction` of the distance from this value to `target`.
  ///
  /// - Parameter fraction: 0 for this value, 1 for `target`. A spring that overshoots passes
  ///   fractions outside this range.
  func interpolated(to target: Self, by fraction: Double) -> Self

  /// Returns the distance to `other`, 0 for an equal value.
  func animatableDistance(to other: Self) -> Double
}

/// A type whose values interpolate by their vectors.
package protocol VectorInterpolatable: Interpolatable {
  associatedtype Vector: VectorArithmetic

  /// The vector of the value. Lengths in whole cells are rounded when it is set.
  var vector: Vector { get set }
}

extension VectorInterpolatable {
  package func interpolated(to target: Self, by fraction: Double) -> Self {
    var value = target
    value.vector = vector.interpolated(towards: target.vector, amount: fraction)
    return value
  }

  package func animatableDistance(to other: Self) -> Double {
    (other.vector - vector).magnitudeSquared.squareRoot()
  }
}

extension Double: VectorInterpolatable {
  package var vector: Double {
    get { self }
    set { self = newValue }
  }
}

/// The data of an ``Animatable`` view.
package struct AnimatedVector<Vector: VectorArithmetic>: VectorInterpolatable {
  package var vector: Vector

  package init(_ vector: Vector) {
    self.vector = vector
  }
}

/// A change from or to no value shows at once.
extension Optional: Interpolatable where Wrapped: Interpolatable {
  package func interpolated(to target: Wrapped?, by fraction: Double) -> Wrapped? {
    guard let self, let target else { return target }
    return self.interpolated(to: target, by: fraction)
  }

  package func animatableDistance(to other: Wrapped?) -> Double {
    guard let self, let other else { return 0 }
    return self.animatableDistance(to: other)
  }
}

extension EmptyAnimatableData: Interpolatable {
  package func interpolated(
    to target: EmptyAnimatableData, by fraction: Double
  ) -> EmptyAnimatableData { target }

  package func animatableDistance(to other: EmptyAnimatableData) -> Double { 0 }
}
