import ComponentCore

/// The color of a cell, in 26 bits.
///
///     bits:  0…23 its components, or its index in the palette; from 256 on, its name
///            24…25 0 the terminal's default, 1 of the palette, 2 exact, 3 exact and decorative
///
/// A terminal without colors shows other backgrounds as reversed text, but ignores decorative
/// ones.
struct CellColor: Hashable, Sendable {
  let bits: UInt32

  static let standard = CellColor(bits: 0)
  /// In a layer: shows the color of the cell beneath.
  static let transparent = CellColor(bits: 1)

  init(bits: UInt32) {
    self.bits = bits
  }

  /// Creates one of the terminal's 256 palette colors.
  init(palette index: UInt8) {
    bits = 1 << 24 | UInt32(index)
  }

  /// Creates a system color.
  init(system color: SystemColor) {
    bits = 1 << 24 | CellColor.firstSystemIndex + UInt32(color.rawValue)
  }

  private static let firstSystemIndex: UInt32 = 256

  init(red: UInt8, green: UInt8, blue: UInt8) {
    bits = 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// Creates the cell's form of `color`. Colors that need a context to be resolved become the
  /// default.
  init(_ color: Color?) {
    switch color?.value {
    case .palette(let index): self.init(palette: index)
    case .rgb(let red, let green, let blue): self.init(red: red, green: green, blue: blue)
    case .system(let color): self.init(system: color)
    case .standard, .clear, .accent, .adaptive, .named, .theme, nil: self = .standard
    }
  }

  /// This color as decoration, if it is exact; otherwise this color.
  var decorative: CellColor { bits >> 24 == 2 ? CellColor(bits: bits | 1 << 24) : self }

  var isDecorative: Bool { bits >> 24 == 3 }
  var isStandard: Bool { bits >> 24 == 0 }

  /// The palette index, if this is a palette color.
  var palette: UInt8? { bits >> 8 == 1 << 16 ? UInt8(truncatingIfNeeded: bits) : nil }

  /// Whether this is a system color.
  var isSystem: Bool { bits >> 8 == 1 << 16 | 1 }

  /// The system color, if this is one.
  var system: SystemColor? {
    isSystem ? SystemColor(rawValue: UInt8(truncatingIfNeeded: bits)) : nil
  }

  /// The components, if this is an exact color.
  var rgb: (red: UInt8, green: UInt8, blue: UInt8)? {
    guard bits >> 24 >= 2 else { return nil }
    return (
      UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
      UInt8(truncatingIfNeeded: bits)
    )
  }
}
