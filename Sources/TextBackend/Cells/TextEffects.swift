import Components

/// The attributes of text besides its colors.
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
