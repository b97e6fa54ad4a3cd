extension Int {
  /// An unlimited length, for `frame(maxWidth: .infinity)`.
  @inlinable
  public static var infinity: Int { .max }

  /// The longest length in layout. Sums of several such lengths do not overflow.
  @inlinable package static var maxLength: Int { 1 << 30 }

  /// This length, clamped to the range from 0 to ``maxLength``.
  @inlinable
  package var clampedLength: Int {
    Swift.min(Swift.max(0, self), .maxLength)
  }

  /// This coordinate, at most ``maxLength`` in magnitude.
  @inlinable
  package var limited: Int {
    Swift.min(Swift.max(-.maxLength, self), .maxLength)
  }
}

extension Int {
  /// Creates the nearest number of cells, at most ``maxLength`` in magnitude; 0 if `length` is not
  /// a number.
  @inlinable
  package init(cells length: Double) {
    let limit = Double(Int.maxLength)
    self = length.isNaN ? 0 : Int(Swift.min(Swift.max(-limit, length.rounded()), limit))
  }
}

extension Int: VectorInterpolatable {
  @inlinable
  package var vector: Double {
    get { Double(self) }
    set { self = Int(cells: newValue) }
  }
}
