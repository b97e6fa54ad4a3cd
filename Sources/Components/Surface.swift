/// One cluster of text as the backend will show it: printable, and of a known width.
package struct Glyph: Hashable, Sendable {
  /// The backend's own name for it.
  package var code: UInt64
  /// How many columns it takes: 1 or 2.
  package var width: UInt8
  /// Whether a line may be broken here.
  package var isSpace: Bool

  package init(code: UInt64, width: UInt8, isSpace: Bool) {
    self.code = code
    self.width = width
    self.isSpace = isSpace
  }
}

/// Turns text, which nobody trusts, into glyphs, which can be drawn.
@MainActor
package protocol TextRuler: AnyObject {
  /// The glyphs of `string`, in a single line.
  func glyphs(of string: String) -> [Glyph]
}

/// The cells a ``Canvas`` draws on. All places are columns and rows of the screen, and on it.
@MainActor
package protocol Surface: AnyObject {
  /// Covers `rect` with `attributes.background`, which is opaque.
  func fill(_ rect: Rect, _ attributes: Attributes)

  /// Covers `rect` with a color that is there for its beauty: where there are no colors, nothing
  /// stands for it. What is beneath shows through a translucent one, text and all.
  func shade(_ rect: Rect, _ color: Color)

  /// Covers the quarters of a cell that are set in `quarters` with `color`, and lets the others be.
  func fill(_ quarters: Quarters, at place: Point, _ color: Color)

  /// Covers the upper and the lower half of a cell with opaque colors; `nil` lets it be.
  func fill(upper: Color?, lower: Color?, at place: Point)

  /// Writes `glyphs` from `place` to the right; where `attributes` have no background, over the one
  /// that is there.
  func write(_ glyphs: ArraySlice<Glyph>, at place: Point, _ attributes: Attributes)

  /// Draws what `content` draws on a surface as large as `rect`, as far as it is seen in `window`:
  /// about as large as `target`, without columns and rows that nobody misses, or with more of these.
  func drawScaled(
    _ rect: Rect, to target: Rect, in window: Window, _ content: (any Surface) -> Void)

  /// Takes note that a glyph could not be written because it stands across the edge of what is being
  /// painted, on the left or on the right.
  func noteCut(left: Bool, right: Bool)
}

/// What of a surface is seen.
package struct Window {
  /// What is being painted.
  package var clip: Rect
  /// What can be seen at all.
  package var bounds: Rect
  /// Whether a cell can be seen whole.
  package var isSeen: (Point) -> Bool
}

extension Glyph {
  /// A blank cell, in every backend.
  package static let blank = Glyph(code: 0, width: 1, isSpace: true)
}

extension ArraySlice<Glyph> {
  /// How many columns they take.
  package var width: Int {
    var columns = 0
    for glyph in self { columns += Int(glyph.width) }
    return columns
  }
}

/// The quarters of a cell.
package struct Quarters: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let topLeft = Quarters(rawValue: 1)
  package static let topRight = Quarters(rawValue: 2)
  package static let bottomLeft = Quarters(rawValue: 4)
  package static let bottomRight = Quarters(rawValue: 8)
  package static let upper: Quarters = [.topLeft, .topRight]
  package static let lower: Quarters = [.bottomLeft, .bottomRight]
  package static let all: Quarters = [.upper, .lower]
}
