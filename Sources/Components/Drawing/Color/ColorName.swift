import Signals

/// A name, as a number: a color is copied for every cell.
package struct ColorName: Hashable, Sendable {
  private let number: UInt16

  private static let numbers = Lock<[String: UInt16]>([:])

  /// The number of `name`, the same each time. A program that makes up more names than there are
  /// numbers has the last for all that are too many.
  init(_ name: String) {
    number = ColorName.numbers.withLock { numbers in
      if let number = numbers[name] { return number }
      let number = UInt16(clamping: numbers.count)
      if number < .max { numbers[name] = number }
      return number
    }
  }
}

extension Color {
  /// The color that the views around call `name`: see `namedColors(_:)`.
  ///
  ///     Text("Pay").background(Color("cta_button_color"))
  ///
  /// Where nobody has said what is called so, there is no color: what is beneath shows through.
  public init(_ name: String) {
    self.init(.named(ColorName(name)))
  }
}
