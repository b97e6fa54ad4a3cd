/// A conversion between values and texts, for text fields.
///
///     struct Percent: TextFormat {
///       func format(_ value: Double) -> String { "\(Int(value * 100))%" }
///       func value(of text: String) -> Double? {
///         Int(text.filter { $0 != "%" }).map { Double($0) / 100 }
///       }
///     }
///
///     TextField("Share", value: $share, format: Percent())
public protocol TextFormat: Sendable {
  /// The type of the values.
  associatedtype Value: Equatable & SendableMetatype

  /// Returns the text of a value.
  func format(_ value: Value) -> String

  /// Returns the value of a text that the user has typed, or `nil` if it is no value.
  func value(of text: String) -> Value?
}

/// A format of numbers in Swift's notation, such as `-12` and `0.5`.
///
/// Blanks around a number and a plus sign before it are ignored.
public struct NumberFormat<Value: LosslessStringConvertible & Equatable & Sendable>: TextFormat,
  Sendable
{
  private let isInteger: Bool

  fileprivate init(isInteger: Bool) {
    self.isInteger = isInteger
  }

  /// Returns the number in decimal digits, without a fraction if it has none.
  public func format(_ value: Value) -> String {
    let text = value.description
    return !isInteger && text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the number that `text` consists of.
  public func value(of text: String) -> Value? {
    let text = text.split(separator: " ").joined()
    // Words such as "nan" are no numbers that a user types.
    guard text.allSatisfy({ $0.isNumber || "+-.eE".contains($0) }) else { return nil }
    return Value(text)
  }
}

extension TextFormat where Self == NumberFormat<Int> {
  /// A format of integers.
  public static var number: NumberFormat<Int> { NumberFormat(isInteger: true) }
}

extension TextFormat where Self == NumberFormat<Double> {
  /// A format of numbers that may have a fraction.
  public static var number: NumberFormat<Double> { NumberFormat(isInteger: false) }
}

extension TextFormat where Self == NumberFormat<Float> {
  /// A format of numbers that may have a fraction.
  public static var number: NumberFormat<Float> { NumberFormat(isInteger: false) }
}
