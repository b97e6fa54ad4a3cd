import TestSupport
import Testing

@testable import ComponentDrawing

@MainActor @Suite(.watchdog) struct ShapedTextTests {
  private func text(_ paragraphs: String...) -> ShapedText {
    var text = ShapedText()
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { text.endParagraph() }
      CharacterShaper().append(paragraph, to: &text.glyphs)
    }
    return text
  }

  @Test func hasOneParagraphWithoutNewlines() {
    #expect(text("ab").isSingleParagraph)
    #expect(text("ab").paragraphs.map(\.count) == [2])
    #expect(ShapedText().paragraphs.map(\.count) == [0])
  }

  @Test func keepsEmptyParagraphs() {
    #expect(!text("", "").isSingleParagraph)
    #expect(text("", "ab", "", "c").paragraphs.map(\.count) == [0, 2, 0, 1])
  }

  @Test func setsThePartOfTheLastGlyphs() {
    var text = text("ab", "cd")
    text.setPart(1, from: 1)
    #expect(text.glyphs.map(\.part) == [0, 1, 1, 1])
  }

  @Test func isEmptyAfterAllGlyphsAreRemoved() {
    var text = text("ab", "cd")
    text.removeAll()
    #expect(text.glyphs.isEmpty && text.isSingleParagraph)
  }
}
