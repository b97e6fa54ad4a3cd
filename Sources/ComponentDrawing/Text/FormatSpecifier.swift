/// A conversion specifier of `printf` for one value: `%`, flags, width, precision, and a letter.
package struct FormatSpecifier: Hashable, Sendable {
  private var flags: Set<Character> = []
  private var width = 0
  private var precision: Int?
  private var conversion: Character
  /// The text before and after the specifier.
  private var prefix: String
  private var suffix: String

  private static let maxWidth = 999
  /// The most digits for which `decimal(_:)` computes exactly.
  private static let maxPrecision = 20

  /// Creates the first specifier in `format`; `nil` if it is not one for a number or a string.
  package init?(_ format: String) {
    var rest = Substring(format)
    prefix = String(rest.prefix { $0 != "%" })
    rest = rest.dropFirst(prefix.count + 1)
    func takeNumber() -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return digits.isEmpty ? nil : Int(digits) ?? FormatSpecifier.maxWidth
    }
    while let flag = rest.first, "-+ 0#".contains(flag) {
      flags.insert(flag)
      rest = rest.dropFirst()
    }
    width = min(takeNumber() ?? 0, FormatSpecifier.maxWidth)
    if rest.first == "." {
      rest = rest.dropFirst()
      precision = min(takeNumber() ?? 0, FormatSpecifier.maxPrecision)
    }
    rest = rest.drop { "hlqzjtL".contains($0) }
    guard let letter = rest.first, "dixXofF@s".contains(letter) || letter == "u" else { return nil }
    conversion = letter
    suffix = FormatSpecifier.replacingDoubledPercentSigns(in: rest.dropFirst())
  }

  /// Returns `text` with a percent sign for each `%%`.
  private static func replacingDoubledPercentSigns(in text: Substring) -> String {
    var (result, isSecond) = ("", false)
    for character in text {
      isSecond = character == "%" && !isSecond && result.last == "%"
      if !isSecond { result.append(character) }
    }
    return result
  }

  /// Returns `value` in this format; `nil` if the letter is not for its type.
  package func formatted(_ value: Any) -> String? {
    digits(of: value).map { prefix + padded($0) + suffix }
  }

  private func digits(of value: Any) -> String? {
    switch conversion {
    case "f", "F":
      return number(value).map { signed(decimal($0.magnitude), isNegative: $0.sign == .minus) }
    case "d", "i", "u":
      return (value as? any BinaryInteger).map { decimal($0) }
    case "x", "X", "o":
      return (value as? any BinaryInteger).map { bits($0) }
    default:
      let string = String(describing: value)
      return precision.map { String(string.prefix($0)) } ?? string
    }
  }

  private func number(_ value: Any) -> Double? {
    (value as? any BinaryFloatingPoint).map { Double($0) }
  }

  private func decimal(_ integer: some BinaryInteger) -> String {
    signed(withLeadingZeros("\(integer.magnitude)"), isNegative: integer < 0)
  }

  private func bits(_ integer: some BinaryInteger) -> String {
    let bits = UInt64(truncatingIfNeeded: integer)
    let radix = conversion == "o" ? 8 : 16
    return withLeadingZeros(String(bits, radix: radix, uppercase: conversion == "X"))
  }

  /// Returns the integer `digits` with as many leading zeros as the precision asks for.
  private func withLeadingZeros(_ digits: String) -> String {
    String(repeating: "0", count: max(0, (precision ?? 0) - digits.count)) + digits
  }

  private func signed(_ digits: String, isNegative: Bool) -> String {
    if isNegative { return "-" + digits }
    if flags.contains("+") { return "+" + digits }
    return flags.contains(" ") ? " " + digits : digits
  }

  private func padded(_ digits: String) -> String {
    let count = width - digits.count
    if count <= 0 { return digits }
    if flags.contains("-") { return digits + String(repeating: " ", count: count) }
    let isNumber = conversion != "@" && conversion != "s"
    let isFinite = !digits.hasSuffix("inf") && !digits.hasSuffix("nan")
    guard flags.contains("0"), isNumber, isFinite else {
      return String(repeating: " ", count: count) + digits
    }
    let sign = digits.prefix { "+- ".contains($0) }
    return sign + String(repeating: "0", count: count) + digits.dropFirst(sign.count)
  }

  /// Returns `magnitude`, rounded to the precision; ties go to the even digit, as in `printf`.
  ///
  /// A number is its significand, an integer, times a power of two. For a negative power, the
  /// significand times the power of ten is shifted to the right and rounded.
  private func decimal(_ magnitude: Double) -> String {
    if !magnitude.isFinite { return magnitude.isNaN ? "nan" : "inf" }
    let precision = precision ?? 6
    let (whole, fraction) = (magnitude.rounded(.down), magnitude.truncatingRemainder(dividingBy: 1))
    let scale = (0..<precision).reduce(1 as UInt128) { power, _ in power * 10 }
    var scaledFraction = FormatSpecifier.rounded(fraction, times: scale)
    var integer = FormatSpecifier.digits(ofWhole: whole)
    if precision == 0, fraction == 0.5 {
      // The tie is decided by the integer's last digit.
      scaledFraction = whole.truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1
    }
    if scaledFraction >= scale {
      scaledFraction -= scale
      integer = FormatSpecifier.digits(ofWhole: whole + 1)
    }
    if precision == 0 { return integer }
    let digits = "\(scaledFraction)"
    return integer + "." + String(repeating: "0", count: precision - digits.count) + digits
  }

  /// Returns `fraction`, which is less than 1, times `scale`, rounded to the nearest integer.
  private static func rounded(_ fraction: Double, times scale: UInt128) -> UInt128 {
    if fraction == 0 { return 0 }
    let shift = 52 - Int(fraction.exponent)
    // Less than half of the last digit.
    if shift >= 127 { return 0 }
    let significand = UInt128(fraction.significandBitPattern | 1 << 52)
    let unit = UInt128(1) << UInt128(shift)
    let (quotient, remainder) = (significand * scale).quotientAndRemainder(dividingBy: unit)
    if remainder == unit / 2 { return quotient + quotient % 2 }
    return remainder > unit / 2 ? quotient + 1 : quotient
  }

  private static func digits(ofWhole whole: Double) -> String {
    // All digits of a larger number would have to be computed; its description is in scientific
    // notation.
    UInt128(exactly: whole).map { "\($0)" } ?? "\(whole)"
  }
}
