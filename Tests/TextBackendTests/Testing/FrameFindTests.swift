import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct FrameFindTests {
  private func areas(of text: String, in lines: String...) -> [[Int]] {
    let screen = Screen(columns: 12, rows: lines.count) {
      ForEach(lines, id: \.self) { Text($0).frame(maxWidth: .infinity, alignment: .leading) }
    }
    return screen.frame.findAll(text).map {
      [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height]
    }
  }

  @Test func findsEachOccurrenceInReadingOrder() {
    #expect(areas(of: "an", in: "banana", "can") == [[1, 0, 2, 1], [3, 0, 2, 1], [1, 1, 2, 1]])
  }

  @Test func occurrencesDoNotOverlap() {
    #expect(areas(of: "aa", in: "aaaaa") == [[0, 0, 2, 1], [2, 0, 2, 1]])
  }

  @Test func findsNoEmptyText() {
    #expect(areas(of: "", in: "a") == [])
  }

  @Test func findsNoTextThatContinuesInTheNextRow() {
    #expect(areas(of: "ab", in: "a", "b") == [])
  }

  @Test func countsTheColumnsOfWideClusters() {
    #expect(areas(of: "界b", in: "a界b") == [[1, 0, 3, 1]])
    #expect(areas(of: "界", in: "a界") == [[1, 0, 2, 1]])
    #expect(areas(of: "b", in: "界b") == [[2, 0, 1, 1]])
  }

  @Test func findsATextAtTheEndOfARow() {
    #expect(areas(of: "xyz", in: "123456789xyz") == [[9, 0, 3, 1]])
    #expect(areas(of: "z ", in: "123456789xyz") == [])
  }

  @Test func findsHostileTextAsItIsShown() {
    #expect(areas(of: "a\u{1B}b", in: "a\u{1B}b") == [[0, 0, 3, 1]])
    #expect(areas(of: "a\u{200B}b", in: "a\u{200B}b") == [[0, 0, 2, 1]])
  }
}
