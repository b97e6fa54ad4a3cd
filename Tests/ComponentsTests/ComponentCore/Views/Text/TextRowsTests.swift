import Components
import TestSupport
import Testing

@testable import ComponentCore

@Suite(.watchdog) struct TextRowsTests {
  private func rows(_ text: String, _ width: Int) -> [String] {
    let characters = Array(text)
    return TextRows(characters, width: width) { $0.isASCII ? 1 : 2 }.ranges
      .map { String(characters[$0]) }
  }

  @Test func breaksBeforeTheWordThatDoesNotFit() {
    #expect(rows("the quick brown", 9) == ["the quick ", "brown"])
    #expect(rows("the quick brown", 5) == ["the ", "quick ", "brown"])
  }

  @Test func breaksWordsThatAreTooWide() {
    #expect(rows("a abcdef", 3) == ["a ", "abc", "def"])
    #expect(rows("界界界", 4) == ["界界", "界"])
    #expect(rows("界a", 1) == ["界", "a"])
  }

  @Test func newlinesEndRows() {
    #expect(rows("a\n\nb\n", 4) == ["a", "", "b", ""])
    #expect(rows("", 4) == [""])
  }

  @Test func everyCharacterIsInOneRow() {
    for width in -1...6 {
      for text in ["a bc  def\nghij k", "   ", "\n \n", "界 a界b"] {
        let ranges = TextRows(Array(text), width: width) { $0.isASCII ? 1 : 2 }.ranges
        #expect(ranges.first?.lowerBound == 0)
        #expect(ranges.last?.upperBound == text.count)
        for (row, next) in zip(ranges, ranges.dropFirst()) {
          #expect((0...1).contains(next.lowerBound - row.upperBound))
        }
      }
    }
  }

  @Test func findsTheRowOfAnIndex() {
    let rows = TextRows(Array("ab cd\n\nef"), width: 2) { _ in 1 }
    #expect((0...9).map { rows.row(of: $0) } == [0, 0, 0, 1, 1, 1, 2, 3, 3, 3])
  }
}
