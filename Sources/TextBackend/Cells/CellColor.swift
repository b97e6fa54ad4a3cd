import Components

/// A color as a cell holds it, in 26 bits.
///
///     bits:  0…23 its components, or its place in the palette
///            24…25 0 the terminal's own, 1 of the palette, 2 exact, 3 exact and mere decoration
///
/// Where there are no colors, nothing stands for decoration.
struct CellColor: Hashable, Sendable {
  let bits: UInt32

  static let standard = CellColor(bits: 0)
  /// In a picture that is to be put over another: what that has.
  static let transparent = CellColor(bits: 1)

  init(bits: UInt32) {
    self.bits = bits
  }

  /// One of the terminal's 256.
  init(palette index: UInt8) {
    bits = 1 << 24 | UInt32(index)
  }

  init(red: UInt8, green: UInt8, blue: UInt8) {
    bits = 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  init(_ color: Color?) {
    switch color?.value {
    case .palette(let index): self.init(palette: index)
    case .rgb(let red, let green, let blue): self.init(red: red, green: green, blue: blue)
    case .standard, .clear, .accent, .named, nil: self = .standard
    }
  }

  /// The same as mere decoration, if it is exact.
  var decorative: CellColor { bits >> 24 == 2 ? CellColor(bits: bits | 1 << 24) : self }

  var isDecorative: Bool { bits >> 24 == 3 }
  var isStandard: Bool { bits >> 24 == 0 }

  /// The index, if it is one of the terminal's.
  var palette: UInt8? { bits >> 24 == 1 ? UInt8(truncatingIfNeeded: bits) : nil }

  /// The components, if it is an exact color.
  var rgb: (red: UInt8, green: UInt8, blue: UInt8)? {
    guard bits >> 24 >= 2 else { return nil }
    return (
      UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
      UInt8(truncatingIfNeeded: bits)
    )
  }
}
