/// The optional features that a terminal supports.
package struct Capabilities: Hashable, Sendable {
  /// The characters that the terminal can repeat with `REP` (ECMA-48 §8.3.103).
  package enum Repetition: Hashable, Sendable {
    case none
    case ascii
    case all
  }

  package var repetition = Repetition.none
  /// Whether underlines may have patterns (SGR 4:3) and colors (SGR 58).
  package var hasUnderlineStyles = false
  /// Whether text may be a hyperlink (OSC 8).
  package var hasHyperlinks = false
  /// Whether the terminal wraps its rows again when the width of the window changes.
  package var reflowsRows = false
  /// Whether a glyph that is wider than the rest of its row stays in the row while automatic
  /// wrapping is off. Some terminals continue in the next row, and scroll in the last one.
  package var clipsWideGlyphs = false

  /// How the terminal shows pictures, if it can and the number of pixels of a cell is known.
  package var graphics: TerminalGraphics?

  package init() {}
}

extension Capabilities.Repetition {
  func allows(_ glyph: GlyphCode) -> Bool {
    switch self {
    case .none: false
    case .ascii: glyph.isASCII
    case .all: !glyph.isWide && !glyph.isUnstable
    }
  }
}
