import ComponentCore

/// The colors and text effects of a cell, in eight bytes: 26 bits for each color, one for each
/// effect.
struct CellStyle: Hashable, Sendable {
  private(set) var bits: UInt64

  static let standard = CellStyle(bits: 0)

  private static let color: UInt64 = 1 << 26 - 1

  init(bits: UInt64) {
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

  /// Returns whether a blank looks the same in this style and in `other`: on the same background,
  /// and without a line or reverse video.
  func showsBlanks(like other: CellStyle) -> Bool {
    let visible = UInt64(TextEffects([.underline, .reverse, .strikethrough]).rawValue) << 52
    return (bits ^ other.bits) & CellStyle.color << 26 == 0 && (bits | other.bits) & visible == 0
  }

  /// Whether a terminal with all colors is sent this style as it is: without system colors, faint
  /// text and underlines of another look.
  var isExact: Bool {
    bits & CellStyle.inexactEffects == 0 && !foreground.isSystem && !background.isSystem
  }

  private static let inexactEffects = UInt64(TextEffects.inexact.rawValue) << 52

  /// Returns whether this style and `other` have the same text color and effects.
  func differsOnlyInBackground(from other: CellStyle) -> Bool {
    (bits ^ other.bits) & ~(CellStyle.color << 26) == 0
  }

  /// Returns this style on the background of `other`.
  func onBackground(_ other: CellStyle) -> CellStyle {
    let background = CellStyle.color << 26
    return CellStyle(bits: bits & ~background | other.bits & background)
  }
}
