import Components

/// A cluster of text, or a reference to one, in eight bytes.
///
///     bits:  0…55 UTF-8, or the place in the typesetter's pool
///            56…58 the length of the UTF-8, 59 pooled, 60 wide, 61 risky, 62 tail of a wide one
///
/// A space is zero, whatever it came from, so that blank cells are equal.
package struct GlyphCode: Hashable, Sendable {
  package let bits: UInt64

  private static let pooled: UInt64 = 1 << 59
  private static let wide: UInt64 = 1 << 60
  private static let ambiguousWidth: UInt64 = 1 << 61

  /// A space.
  package static let blank = GlyphCode(bits: 0)
  /// The second cell of a wide cluster.
  package static let trailingHalf = GlyphCode(bits: 1 << 62)

  package init(bits: UInt64) {
    self.bits = bits
  }

  /// A printable ASCII character.
  init(ascii: UInt8) {
    bits = ascii == 0x20 ? 0 : UInt64(ascii) | 1 << 56
  }

  /// A cluster of at most seven bytes; `nil` for a longer one.
  init?(utf8: [UInt8], isWide: Bool, hasAmbiguousWidth: Bool) {
    guard utf8.count <= 7 else { return nil }
    if utf8 == [0x20] {
      self = .blank
    } else {
      let text = utf8.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      bits =
        text | UInt64(utf8.count) << 56 | (isWide ? GlyphCode.wide : 0)
        | (hasAmbiguousWidth ? GlyphCode.ambiguousWidth : 0)
    }
  }

  /// The cluster at `place` in the pool.
  init(poolIndex: Int, isWide: Bool, hasAmbiguousWidth: Bool) {
    bits =
      UInt64(poolIndex) | GlyphCode.pooled | (isWide ? GlyphCode.wide : 0)
      | (hasAmbiguousWidth ? GlyphCode.ambiguousWidth : 0)
  }

  var poolIndex: Int? { bits & GlyphCode.pooled == 0 ? nil : Int(bits & 0xFFFF_FFFF) }
  var isWide: Bool { bits & GlyphCode.wide != 0 }
  var hasAmbiguousWidth: Bool { bits & GlyphCode.ambiguousWidth != 0 }
  var isASCII: Bool { self == .blank || length == 1 && poolIndex == nil }
  /// How many bytes it takes, if it is not in the pool.
  var length: Int { self == .blank ? 1 : Int(bits >> 56 & 7) }

  func write(to bytes: inout [UInt8]) {
    if self == .blank { return bytes.append(0x20) }
    for index in 0..<length { bytes.append(UInt8(truncatingIfNeeded: bits >> (8 * index))) }
  }
}

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

/// How a cell looks, in eight bytes: 26 bits of each color, and a bit for each effect.
struct CellStyle: Hashable, Sendable {
  private(set) var bits: UInt64

  static let standard = CellStyle(bits: 0)

  private static let color: UInt64 = 1 << 26 - 1

  private init(bits: UInt64) {
    self.bits = bits
  }

  init(foreground: CellColor, background: CellColor, effects: TextEffects) {
    bits =
      UInt64(foreground.bits) | UInt64(background.bits) << 26 | UInt64(effects.rawValue) << 52
  }

  init(_ attributes: Attributes) {
    self.init(
      foreground: CellColor(attributes.foreground), background: CellColor(attributes.background),
      effects: TextEffects(attributes))
  }

  var foreground: CellColor { CellColor(bits: UInt32(bits & CellStyle.color)) }
  var background: CellColor { CellColor(bits: UInt32(bits >> 26 & CellStyle.color)) }
  var effects: TextEffects { TextEffects(rawValue: UInt16(bits >> 52)) }

  /// The same over the background of `other`.
  func onBackground(_ other: CellStyle) -> CellStyle {
    let background = CellStyle.color << 26
    return CellStyle(bits: bits & ~background | other.bits & background)
  }
}

/// What is done to text besides coloring it.
struct TextEffects: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let bold = TextEffects(rawValue: 1)
  static let dim = TextEffects(rawValue: 2)
  static let italic = TextEffects(rawValue: 4)
  static let underline = TextEffects(rawValue: 8)
  static let reverse = TextEffects(rawValue: 16)
  static let strikethrough = TextEffects(rawValue: 32)

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  init(_ attributes: Attributes) {
    self = []
    if attributes.isBold == true { insert(.bold) }
    if attributes.isDim == true { insert(.dim) }
    if attributes.isItalic == true { insert(.italic) }
    if attributes.isUnderlined == true { insert(.underline) }
    if attributes.isReversed == true { insert(.reverse) }
    if attributes.isStrikethrough == true { insert(.strikethrough) }
  }
}

/// One place on the screen: sixteen bytes.
struct Cell: Hashable, Sendable {
  var glyph = GlyphCode.blank
  var style = CellStyle.standard

  static let blank = Cell()
}
