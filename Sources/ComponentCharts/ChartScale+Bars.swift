import ComponentCore

nonisolated extension ChartScale {
  /// Returns the eighths of cells that a bar from zero to `value` covers.
  func eighths(to value: Double, of cells: Int) -> Range<Int> {
    guard cells > 0, let end = fraction(of: value), let zero = fraction(of: 0) else {
      return 0..<0
    }
    let (low, high) = (min(zero, end) * Double(cells), max(zero, end) * Double(cells))
    return Int((low * 8).rounded())..<Int((high * 8).rounded())
  }
}
