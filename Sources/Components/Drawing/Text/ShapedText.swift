/// The glyphs of a text, in one array whose memory the next text uses.
struct ShapedText {
  var glyphs: [Glyph] = []
  /// The ends of all paragraphs but the last.
  private var ends: [Int] = []

  /// Whether there are no newlines.
  var isSingleParagraph: Bool { ends.isEmpty }

  /// The parts between newlines.
  var paragraphs: [ArraySlice<Glyph>] {
    zip([0] + ends, ends + [glyphs.count]).map { glyphs[$0..<$1] }
  }

  /// Begins a new paragraph, to which further glyphs belong.
  mutating func endParagraph() {
    ends.append(glyphs.count)
  }

  /// Makes the glyphs from `start` on those of the part at `index`.
  mutating func setPart(_ index: Int, from start: Int) {
    for position in start..<glyphs.count { glyphs[position] = glyphs[position].inPart(index) }
  }

  /// Removes all glyphs and keeps the memory.
  mutating func removeAll() {
    glyphs.removeAll(keepingCapacity: true)
    ends = []
  }
}
