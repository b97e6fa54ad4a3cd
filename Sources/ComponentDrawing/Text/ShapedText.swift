/// The glyphs of a text, in one array whose memory the next text uses.
@usableFromInline
package struct ShapedText {
  @usableFromInline
  package var glyphs: [Glyph] = []
  /// The ends of all paragraphs but the last.
  @usableFromInline var ends: [Int] = []

  @inlinable
  package init() {}

  /// Whether there are no newlines.
  @inlinable
  package var isSingleParagraph: Bool { ends.isEmpty }

  /// The parts between newlines.
  @inlinable
  package var paragraphs: [ArraySlice<Glyph>] {
    zip([0] + ends, ends + [glyphs.count]).map { glyphs[$0..<$1] }
  }

  /// Begins a new paragraph, to which further glyphs belong.
  @inlinable
  package mutating func endParagraph() {
    ends.append(glyphs.count)
  }

  /// Makes the glyphs from `start` on those of the part at `index`.
  @inlinable
  package mutating func setPart(_ index: Int, from start: Int) {
    for position in start..<glyphs.count { glyphs[position] = glyphs[position].inPart(index) }
  }

  /// Removes all glyphs and keeps the memory.
  @inlinable
  package mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
    ends = []
  }
}
