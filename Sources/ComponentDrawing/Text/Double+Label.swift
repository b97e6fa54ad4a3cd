nonisolated extension Double {
  private static let units = [(1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")]

  /// The number in about six columns, such as `0.25`, `17`, `1.5k`, `2M` and `1.2e-5`.
  package var chartLabel: String {
    if magnitude > 0, magnitude < 0.000_1 { return scientificLabel }
    let least = magnitude < 0.01 ? 0.000_1 : magnitude < 10 ? 0.01 : 0.1
    return chartLabel(step: max(least, magnitude < 1_000 ? 0 : magnitude))
  }

  /// The number as one of several at distances of `step`, in as many digits as these need.
  package func chartLabel(step: Double) -> String {
    guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
    if magnitude >= 1e15 || step < 1e-15 { return scientificLabel }
    for (size, unit) in Double.units where magnitude >= size && step * 10.01 >= size {
      return (self / size).trimmed(to: 10) + unit
    }
    var fraction = 1.0
    while step * fraction < 0.999 { fraction *= 10 }
    return trimmed(to: fraction)
  }

  /// The number in two significant digits and a power of ten.
  private var scientificLabel: String {
    if self == 0 { return "0" }
    var (number, exponent) = (self, 0)
    // The limits are those of the rounded number.
    while number.magnitude < 0.995 { (number, exponent) = (number * 10, exponent - 1) }
    while number.magnitude >= 9.95 { (number, exponent) = (number / 10, exponent + 1) }
    return number.trimmed(to: 10) + (exponent == 0 ? "" : "e\(exponent)")
  }

  /// Returns the number rounded to a fraction of one, in decimal digits.
  private func trimmed(to fraction: Double) -> String {
    let rounded = (self * fraction).rounded() / fraction
    let text = (rounded == 0 ? 0 : rounded).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
