extension Int {
  /// An unlimited length, for `frame(maxWidth: .infinity)`.
  public static var infinity: Int { .max }

  /// The longest length in layout. Sums of several such lengths do not overflow.
  package static let maxLength = 1 << 30

  /// This length, clamped to the range from 0 to ``maxLength``.
  package var clampedLength: Int {
    Swift.min(Swift.max(0, self), .maxLength)
  }
}

extension Int: Animatable {
  /// Returns the nearest integer, at most ``maxLength`` in magnitude.
  func interpolated(to target: Int, by fraction: Double) -> Int {
    let value = Double(self).interpolated(to: Double(target), by: fraction).rounded()
    let limit = Double(Int.maxLength)
    return value.isNaN ? target : Int(Swift.min(Swift.max(-limit, value), limit))
  }

  func animatableDistance(to other: Int) -> Double {
    Double(self).animatableDistance(to: Double(other))
  }
}
