import ComponentCore

/// The attributes of text besides its colors, in twelve bits.
///
///     bits:  0…5  one for each effect
///            6…7  the pattern of the underline
///            8…11 the color of the underline in the basic palette, 0 for that of the text
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

  @inline(__always)
  init(_ attributes: Attributes) {
    func bit(_ effect: TextEffects, _ isOn: Bool?) -> UInt16 {
      isOn == true ? effect.rawValue : 0
    }
    // Without branches, because it is computed for each cell of a picture.
    rawValue =
      bit(.bold, attributes.isBold) | bit(.dim, attributes.isDim)
      | bit(.italic, attributes.isItalic) | bit(.underline, attributes.isUnderlined)
      | bit(.reverse, attributes.isReversed) | bit(.strikethrough, attributes.isStrikethrough)
    if attributes.isUnderlined == true, let style = attributes.underlineStyle {
      formUnion(TextEffects(UnderlineCode(style)))
    }
  }
}

extension TextEffects {
  private static let underlineBits: UInt16 = 0b1111_1100_0000
  /// The effects that not every terminal shows in the same way.
  static let inexact = TextEffects(rawValue: underlineBits | dim.rawValue)

  init(_ underline: UnderlineCode) {
    rawValue = UInt16(underline.pattern.rawValue) << 6 | UInt16(underline.color) << 8
  }

  /// Whether underlines have a pattern or a color of their own.
  var hasUnderlineCode: Bool { rawValue & TextEffects.underlineBits != 0 }

  /// The look of the underline.
  var underlineCode: UnderlineCode {
    UnderlineCode(
      pattern: UnderlineCode.Pattern(rawValue: UInt8(rawValue >> 6 & 3)) ?? .solid,
      color: UInt8(rawValue >> 8 & 15))
  }

  /// Returns these effects with an underline of `code`.
  func with(_ code: UnderlineCode) -> TextEffects {
    TextEffects(rawValue: rawValue & ~TextEffects.underlineBits | TextEffects(code).rawValue)
  }
}
