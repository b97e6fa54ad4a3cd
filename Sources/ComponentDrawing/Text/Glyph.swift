/// A printable grapheme cluster of known width, as the backend draws it.
@usableFromInline
package struct Glyph: Hashable, Sendable {
  /// The backend's code for the cluster.
  @usableFromInline
  package var code: UInt64
  /// The width in columns: 1 or 2.
  @usableFromInline
  package var width: UInt8
  /// Whether the cluster is a space, where a line may be broken.
  @usableFromInline
  package var isSpace: Bool
  /// The index of the part of the text that the glyph belongs to, if the text has several.
  @usableFromInline
  package var part: UInt32 = 0

  @inlinable
  package init(code: UInt64, width: UInt8, isSpace: Bool) {
    self.code = code
    self.width = width
    self.isSpace = isSpace
  }

  /// Returns this glyph as one of the part at `index`.
  @inlinable
  package func inPart(_ index: Int) -> Glyph {
    var glyph = self
    glyph.part = UInt32(clamping: index)
    return glyph
  }
}

extension Glyph {
  /// A blank cell, which has the same code in every backend.
  @inlinable package static var blank: Glyph { Glyph(code: 0, width: 1, isSpace: true) }
}

extension ArraySlice<Glyph> {
  /// The total width in columns.
  @inlinable
  package var width: Int {
    var columns = 0
    for glyph in self { columns += Int(glyph.width) }
    return columns
  }
}
