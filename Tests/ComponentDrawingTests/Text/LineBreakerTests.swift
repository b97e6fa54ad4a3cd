import TestSupport
import Testing

@testable import ComponentDrawing

@MainActor @Suite(.watchdog) struct LineBreakerTests {
  private let shaper = CharacterShaper()

  private func lines(
    _ paragraphs: String..., width: Int?, limit: Int? = nil,
    truncation: TextTruncationMode = .tail
  ) -> [String] {
    var breaker = LineBreaker(width: width, limit: limit, truncation: truncation)
    for paragraph in paragraphs where !breaker.isFull {
      breaker.append(shaper.glyphs(of: paragraph)[...])
    }
    return breaker.lines { shaper.glyphs(of: "…") }.map { line in
      String(
        String.UnicodeScalarView(
          line.map { $0 == .blank ? " " : Unicode.Scalar(UInt32($0.code)) ?? "?" }))
    }
  }

  @Test func breaksAtSpaces() {
    #expect(lines("one two three", width: 8) == ["one two", "three"])
    #expect(lines("one   two", width: 4) == ["one", "two"])
  }

  @Test func breaksLongWords() {
    #expect(lines("abcdef", width: 4) == ["abcd", "ef"])
    #expect(lines("\u{1100}\u{1100}", width: 3) == ["\u{1100}", "\u{1100}"])
  }

  @Test func keepsOneLineWithoutAWidth() {
    #expect(lines("one two", width: nil) == ["one two"])
  }

  @Test func beginsEachParagraphOnANewLine() {
    #expect(lines("a", "", "b", width: 9) == ["a", "", "b"])
  }

  @Test func truncatesTheLastLine() {
    #expect(lines("one two three", width: 8, limit: 1) == ["one two…"])
    #expect(lines("one two three", width: 8, limit: 1, truncation: .head) == ["…o three"])
    #expect(lines("one two three", width: 8, limit: 1, truncation: .middle) == ["one …ree"])
    #expect(lines("a", "b", width: 9, limit: 1) == ["a…"])
  }

  @Test func hasNoLinesWithoutSpace() {
    #expect(lines("a", width: 0) == [])
    #expect(lines("a", width: 1, limit: 0) == [])
  }
}
