/// A type that can serve as the animatable data of a view, a modifier or a shape: a vector.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by `factor`.
  mutating func scale(by factor: Double)

  /// The dot product of this vector with itself.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies this number by `factor`.
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square of this number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies this number by `factor`.
  public mutating func scale(by factor: Double) { self *= Float(factor) }

  /// The square of this number.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension VectorArithmetic {
  /// Moves this vector toward `other` by `amount` of the distance.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// Returns this vector with each component multiplied by `factor`.
  public func scaled(by factor: Double) -> Self {
    var vector = self
    vector.scale(by: factor)
    return vector
  }

  /// Returns the vector at `amount` of the distance from this one to `other`.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var difference = other - self
    difference.scale(by: amount)
    return self + difference
  }
}

/// The animatable data of a type that has none.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Creates the empty data.
  public init() {}

  /// The empty data.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Returns the empty data.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }

  /// Returns the empty data.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }

  /// Does nothing.
  public mutating func scale(by factor: Double) {}

  /// Zero.
  public var magnitudeSquared: Double { 0 }
}
