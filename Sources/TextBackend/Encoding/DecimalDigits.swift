extension Int {
  /// The number of decimal digits of a positive number.
  var digitCount: Int {
    var (count, limit) = (1, 10)
    while limit <= self { (count, limit) = (count + 1, limit * 10) }
    return count
  }
}

extension [UInt8] {
  /// Appends `number`, which is not negative, in decimal digits.
  mutating func appendDecimal(_ number: Int) {
    if number >= 10 { appendDecimal(number / 10) }
    append(UInt8(48 + number % 10))
  }

  /// Appends `number` in decimal digits, and an ASCII character.
  mutating func appendDecimal(_ number: Int, then final: Unicode.Scalar) {
    appendDecimal(number)
    append(ascii: final)
  }

  /// Appends an ASCII character.
  mutating func append(ascii character: Unicode.Scalar) {
    append(UInt8(truncatingIfNeeded: character.value))
  }

  /// Appends the beginning of a control sequence.
  mutating func appendCSI() {
    append(ascii: "\u{1B}")
    append(ascii: "[")
  }
}
