import Signals

/// The name of a color, as a number that is cheap to store and copy.
package struct ColorName: Hashable, Sendable {
  private let number: UInt16

  private static let numbers = Lock<[String: UInt16]>([:])

  /// Creates the name. Equal strings have equal numbers.
  ///
  /// After 65535 different names, all further names share one number.
  package init(_ name: String) {
    number = ColorName.numbers.withLock { numbers in
      if let number = numbers[name] { return number }
      let number = UInt16(clamping: numbers.count)
      if number < .max { numbers[name] = number }
      return number
    }
  }
}

extension ColorName: CustomStringConvertible {
  /// The string that the name was created from, or `?` if there are too many names.
  package var description: String {
    ColorName.numbers.withLock { $0.first { $0.value == number }?.key ?? "?" }
  }
}

extension Color {
  /// Creates a color that enclosing views define with `namedColors(_:)`.
  ///
  ///     Text("Pay").background(Color("cta_button_color"))
  ///
  /// The color is transparent if no enclosing view defines `name`.
  @_disfavoredOverload  // A port also reads asset catalogs.
  public init(_ name: String) {
    self.init(.named(ColorName(name)))
  }
}
