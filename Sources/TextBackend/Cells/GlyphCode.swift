import ComponentCore

/// A grapheme cluster, or a reference to one, in eight bytes.
///
///     bits:  0…55 the UTF-8; if bit 59 is set: 0…31 the UTF-8, or the index in the cluster pool,
///                 and 32…55 the number of the hyperlink
///            56…58 the length of the UTF-8, 0 for a cluster in the pool
///            59 in the pool or part of a hyperlink, 60 wide, 61 ambiguous width,
///            62 trailing half of a wide cluster, 63 right-to-left
///
/// Every kind of space is encoded as zero, so blank cells compare equal.
package struct GlyphCode: Hashable, Sendable {
  package let bits: UInt64

  private static let pooledOrLinked: UInt64 = 1 << 59
  private static let wide: UInt64 = 1 << 60
  private static let ambiguousWidth: UInt64 = 1 << 61
  private static let rightToLeft: UInt64 = 1 << 63

  /// A space.
  package static let blank = GlyphCode(bits: 0)
  /// The second cell of a wide glyph.
  package static let trailingHalf = GlyphCode(bits: 1 << 62)

  package init(bits: UInt64) {
    self.bits = bits
  }

  /// Creates the glyph of a printable ASCII character.
  init(ascii: UInt8) {
    bits = ascii == 0x20 ? 0 : UInt64(ascii) | 1 << 56
  }

  /// The greatest number of bytes of a cluster that is not in the pool.
  static let maxLength = 7

  /// Creates the glyph of a cluster of at most ``maxLength`` bytes, or `nil` for a longer one.
  init?(
    utf8: some Sequence<UInt8>, isWide: Bool, hasAmbiguousWidth: Bool, isRightToLeft: Bool = false
  ) {
    var (text, count): (UInt64, Int) = (0, 0)
    for byte in utf8 {
      if count == GlyphCode.maxLength { return nil }
      text |= UInt64(byte) << UInt64(8 * count)
      count += 1
    }
    if count == 1, text == 0x20 {
      self = .blank
    } else {
      bits =
        text | UInt64(count) << 56 | (isWide ? GlyphCode.wide : 0)
        | (hasAmbiguousWidth ? GlyphCode.ambiguousWidth : 0)
        | (isRightToLeft ? GlyphCode.rightToLeft : 0)
    }
  }

  /// Creates a reference to the cluster at `poolIndex` in the pool.
  ///
  /// - Parameters:
  ///   - poolIndex: The index of the cluster.
  ///   - isWide: Whether the cluster takes two cells.
  ///   - hasAmbiguousWidth: Whether terminals disagree about the width.
  ///   - isRightToLeft: Whether terminals may show the cluster in another place.
  ///   - link: The number of the hyperlink that the glyph is a part of, 0 for none.
  init(
    poolIndex: Int, isWide: Bool, hasAmbiguousWidth: Bool, isRightToLeft: Bool = false,
    link: Int = 0
  ) {
    bits =
      UInt64(poolIndex) | UInt64(link) << 32 | GlyphCode.pooledOrLinked
      | (isWide ? GlyphCode.wide : 0)
      | (hasAmbiguousWidth ? GlyphCode.ambiguousWidth : 0)
      | (isRightToLeft ? GlyphCode.rightToLeft : 0)
  }

  /// Returns the glyph as a part of the hyperlink with `number`; `nil` if its UTF-8 leaves no room
  /// for the number or is in the pool.
  func linked(to number: Int) -> GlyphCode? {
    if bits & GlyphCode.pooledOrLinked != 0 || length > 4 { return nil }
    let visible = self == .blank ? UInt64(0x20) | 1 << 56 : bits
    return GlyphCode(bits: visible | UInt64(number) << 32 | GlyphCode.pooledOrLinked)
  }

  var poolIndex: Int? {
    bits & GlyphCode.pooledOrLinked == 0 || length > 0 ? nil : Int(bits & 0xFFFF_FFFF)
  }
  /// The number of the hyperlink that the glyph is a part of, 0 for none.
  var link: Int { bits & GlyphCode.pooledOrLinked == 0 ? 0 : Int(bits >> 32 & 0xFF_FFFF) }
  var isWide: Bool { bits & GlyphCode.wide != 0 }
  var hasAmbiguousWidth: Bool { bits & GlyphCode.ambiguousWidth != 0 }
  var isRightToLeft: Bool { bits & GlyphCode.rightToLeft != 0 }
  /// Whether the glyph may be shown in other cells than the screen's, so that a change in its row
  /// repaints the whole row.
  var isUnstable: Bool { bits & (GlyphCode.ambiguousWidth | GlyphCode.rightToLeft) != 0 }
  /// Whether the glyph is a printable ASCII character outside of a hyperlink.
  var isASCII: Bool { self == .blank || bits >> 56 == 1 }
  /// Whether the glyph is written by its UTF-8 alone: it is in no pool, and terminals agree where
  /// it is shown. A blank does not count, because there may be shorter ways to write it.
  var isPlain: Bool { storedLength > 0 && !isUnstable }
  /// The number of bytes of the UTF-8 in the glyph: 0 if the cluster is in the pool, and for a
  /// blank.
  var storedLength: Int { Int(bits >> 56 & 7) }
  /// The number of bytes of its UTF-8, if the cluster is not in the pool.
  var length: Int { self == .blank ? 1 : storedLength }

  /// Appends the UTF-8 of a cluster that is not in the pool.
  func write(to writer: inout ByteWriter) {
    writer.append(self == .blank ? 0x20 : bits, count: length)
  }

  /// Appends the UTF-8 of a cluster that is not in the pool.
  func write(to bytes: inout [UInt8]) {
    if self == .blank { return bytes.append(0x20) }
    for index in 0..<length { bytes.append(UInt8(truncatingIfNeeded: bits >> (8 * index))) }
  }
}

extension GlyphCode {
  /// The glyph of a cell whose upper and lower halves have different colors.
  static let upperHalf = GlyphCode(.upper)

  /// Creates the block element that covers these quadrants of a cell.
  init(_ quadrants: Quadrants) {
    self = GlyphCode.blocks[Int(quadrants.rawValue)]
  }

  private static let blocks = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars.map { block in
    GlyphCode(utf8: block.utf8, isWide: false, hasAmbiguousWidth: false) ?? .blank
  }
}

extension GlyphCode {
  /// Creates the braille character of these dots.
  init(_ dots: BrailleDots) {
    // The UTF-8 of U+2800 to U+28FF.
    let (second, third) = (0xA0 | dots.rawValue >> 6, 0x80 | dots.rawValue & 0x3F)
    bits = 0xE2 | UInt64(second) << 8 | UInt64(third) << 16 | 3 << 56
  }

  /// The dots, if this is a braille character, else none.
  var brailleDots: BrailleDots {
    let (second, third) = (UInt8(bits >> 8 & 0xFF), UInt8(bits >> 16 & 0xFF))
    guard length == 3, bits & 0xFF == 0xE2, (0xA0...0xA3).contains(second) else {
      return BrailleDots()
    }
    return BrailleDots(rawValue: (second & 3) << 6 | third & 0x3F)
  }
}
