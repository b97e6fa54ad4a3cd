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

extension GlyphCode {
  /// What is put into a cell whose halves have colors of their own.
  static let upperHalf = GlyphCode(.upper)

  /// A block element that covers these quadrants of a cell.
  init(_ quadrants: Quadrants) {
    let blocks: [Unicode.Scalar] = [
      " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ]
    let utf8 = Array(String(blocks[Int(quadrants.rawValue)]).utf8)
    self = GlyphCode(utf8: utf8, isWide: false, hasAmbiguousWidth: false) ?? .blank
  }
}
