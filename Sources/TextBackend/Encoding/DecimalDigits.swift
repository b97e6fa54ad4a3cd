extension Int {
  /// The number of decimal digits of a number that is not negative.
  var digitCount: Int {
    if self < 10 { return 1 }
    return self < 100 ? 2 : self < 1_000 ? 3 : 3 + (self / 1_000).digitCount
  }
}
