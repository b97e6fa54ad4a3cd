extension Int {
  /// As much room as there is: for `frame(maxWidth: .infinity)`.
  public static var infinity: Int { .max }

  /// The longest length layout reckons with. Sums of lengths up to here cannot overflow.
  package static let maxLength = 1 << 30

  /// A length layout can reckon with: what is below zero counts as zero.
  package var clampedLength: Int {
    Swift.min(Swift.max(0, self), .maxLength)
  }
}

extension Int: Animatable {
  /// The nearest whole number.
  func interpolated(to target: Int, by fraction: Double) -> Int {
    let value = Double(self).interpolated(to: Double(target), by: fraction).rounded()
    let limit = Double(Int.maxLength)
    return value.isNaN ? target : Int(Swift.min(Swift.max(-limit, value), limit))
  }

  func animatableDistance(to other: Int) -> Double {
    Double(self).animatableDistance(to: Double(other))
  }
}
