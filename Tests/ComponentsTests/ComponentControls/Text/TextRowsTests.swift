import Components
import SignalsTesting
import TestSupport
import Testing

@testable import ComponentControls

@MainActor @Suite(.watchdog) struct TextRowsTests {
  private func rows(_ text: String, _ width: Int) -> [String] {
    let characters = TextStorage(text)
    return TextRows(characters, width: width) { _ in 2 }.ranges
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
    #expect(rows(" ab界", 3) == [" ", "ab", "界"])
  }

  @Test func newlinesEndRows() {
    #expect(rows("a\n\nb\n", 4) == ["a", "", "b", ""])
    #expect(rows("", 4) == [""])
  }

  @Test func everyCharacterIsInOneRow() {
    for width in -1...6 {
      for text in ["a bc  def\nghij k", "   ", "\n \n", "界 a界b"] {
        let ranges = TextRows(TextStorage(text), width: width) { _ in 2 }.ranges
        #expect(ranges.first?.lowerBound == 0)
        #expect(ranges.last?.upperBound == text.count)
        for (row, next) in zip(ranges, ranges.dropFirst()) {
          #expect((0...1).contains(next.lowerBound - row.upperBound))
        }
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func updatedRowsEqualThoseOfTheNewText(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let pieces = ["a", "bcd", " ", "  ", "\n", "界", "é", "word ", "👩\u{200D}🚀", "\u{301}", "x\ny"]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    let width = Int.random(in: 1...9, using: &random)
    var editable = EditableText(text(60), isMultiline: true)
    var rows = TextRows(editable.characters, width: width) { _ in 2 }
    var killedText = ""
    for step in 0..<200 {
      let (changeCount, before) = (editable.changeCount, rows.texts(of: editable))
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0...editable.characters.count, using: &random)
        editable.perform(.move(.index(index), isSelecting: false), killedText: &killedText)
        let end = min(editable.characters.count, index + .random(in: 0...4, using: &random))
        editable.perform(.move(.index(end), isSelecting: true), killedText: &killedText)
        let insertion = text(.random(in: 0...3, using: &random))
        let commands = [EditCommand.insert(insertion), .undo, .redo]
        let command = commands.randomElement(using: &random) ?? .undo
        editable.perform(command, killedText: &killedText)
      }
      if let edit = editable.takeEdit(since: changeCount) {
        let changed = rows.update(after: edit, of: editable.characters) { _ in 2 }
        let after = rows.texts(of: editable)
        for row in 0..<max(before.count, after.count) where !changed.contains(row) {
          #expect(before[row] == after[row], "seed \(seed), step \(step)")
        }
      }
      let new = TextRows(TextStorage(editable.string), width: width) { _ in 2 }
      #expect(rows == new, "seed \(seed), step \(step)")
      if rows != new { return }
    }
  }

  @Test func onlyTheRowOfAKeyLooksDifferent() {
    var text = EditableText("one\ntwo\nthree\nfour\nfive", isMultiline: true)
    var rows = TextRows(text.characters, width: 9) { _ in 2 }
    var killedText = ""
    text.perform(.move(.index(15), isSelecting: false), killedText: &killedText)
    let changeCount = text.changeCount
    text.perform(.insert("x"), killedText: &killedText)
    let edit = text.takeEdit(since: changeCount)
    #expect(edit.map { rows.update(after: $0, of: text.characters) { _ in 2 } } == 3..<4)
  }

  @Test func findsTheRowOfAnIndex() {
    let rows = TextRows(TextStorage("ab cd\n\nef"), width: 2) { _ in 1 }
    #expect((0...9).map { rows.row(of: $0) } == [0, 0, 0, 1, 1, 1, 2, 3, 3, 3])
  }
}

extension TextRows {
  fileprivate func texts(of text: EditableText) -> [String] {
    ranges.map { String(text.characters[$0]) }
  }
}
