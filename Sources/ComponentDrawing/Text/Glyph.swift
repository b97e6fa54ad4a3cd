/// A printable grapheme cluster of known width, as the backend draws it.
package struct Glyph: Hashable, Sendable {
  /// The backend's code for the cluster.
  package var code: UInt64
  /// The width in columns: 1 or 2.
  package var width: UInt8
  /// Whether the cluster is a space, where a line may be broken.
  package var isSpace: Bool
  /// The index of the part of the text that the glyph belongs to, if the text has several.
  package var part: UInt32 = 0

  package init(code: UInt64, width: UInt8, isSpace: Bool) {
    self.code = code
    self.width = width
    self.isSpace = isSpace
  }

  /// Returns this glyph as one of the part at `index`.
  func inPart(_ index: Int) -> Glyph {
    var glyph = self
    glyph.part = UInt32(clamping: index)
    return glyph
  }
}

extension Glyph {
  /// A blank cell, which has the same code in every backend.
  package static let blank = Glyph(code: 0, width: 1, isSpace: true)
}

extension ArraySlice<Glyph> {
  /// The total width in columns.
  package var width: Int {
    var columns = 0
    for glyph in self { columns += Int(glyph.width) }
    return columns
  }
}
