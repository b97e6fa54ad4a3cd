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
