import Components
import SignalsTesting
import TestSupport
import Testing

@testable import ComponentControls

extension TextStorage {
  /// The characters, read one by one.
  var elements: [Character] {
    var (cursor, elements) = (cursor(at: 0), [Character]())
    while let element = cursor.next() { elements.append(element.character) }
    return elements
  }

  /// The characters, read one by one from the end.
  fileprivate var reversedElements: [Character] {
    var (cursor, elements) = (cursor(at: count), [Character]())
    while let element = cursor.previous() { elements.append(element.character) }
    return elements
  }
}

@Suite(.watchdog) struct TextStorageTests {
  private static let pieces = [
    "a", "\n", "plain text ", "é", "e\u{301}", "界", "Привет", "👩\u{200D}🚀", "🇩🇪", "🇩", "\u{301}",
    "\u{600}", "1", "क\u{94D}ष",
  ]
  /// Characters of one scalar each.
  private static let scalars = ["a", "\n", "é", "界", "Привет", "🚀", "שלום", "ไทย"]

  private func text(_ count: Int, using random: inout RandomNumbers) -> String {
    let pieces = Bool.random(using: &random) ? TextStorageTests.pieces : TextStorageTests.scalars
    return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func hasTheCharactersOfItsString(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let string =
      text(400, using: &random) + String(repeating: "ascii ", count: 700)
      + text(400, using: &random)
    let (storage, characters) = (TextStorage(string), Array(string))
    #expect(storage.count == characters.count)
    #expect(storage.elements == characters)
    #expect(storage.reversedElements == characters.reversed())
    for _ in 0..<100 {
      let start = Int.random(in: 0...characters.count, using: &random)
      let end = Int.random(in: start...characters.count, using: &random)
      #expect(Array(storage[start..<end]) == Array(characters[start..<end]))
      let isASCII = characters[start..<end].allSatisfy(\.isASCII)
      #expect(isASCII || !storage.isASCII(in: start..<end))
      let isOfScalars = characters[start..<end].allSatisfy { $0.unicodeScalars.count == 1 }
      #expect(isOfScalars || !storage.hasSingleScalars(in: start..<end))
      let offset = String(characters[..<start]).utf8.count
      #expect(storage.index(fromUTF8Offset: offset) == start)
      if start < characters.count {
        #expect(storage.index(fromUTF8Offset: offset + 1) == start + 1)
      }
      let lineStart = characters[..<start].lastIndex(of: "\n").map { $0 + 1 } ?? 0
      #expect(storage.startOfLine(before: start) == lineStart)
      let lineEnd = characters[start...].firstIndex(of: "\n") ?? characters.count
      #expect(storage.endOfLine(after: start) == lineEnd)
      var cursor = storage.cursor(at: start)
      #expect(cursor.next()?.character == (start < characters.count ? characters[start] : nil))
    }
  }

  @Test func knowsItsASCII() {
    let storage = TextStorage(String(repeating: "ascii ", count: 2_000) + "é")
    #expect(storage.isASCII(in: 0..<11_999))
    #expect(!storage.isASCII(in: 11_990..<12_001))
    #expect(storage.isASCII(in: 12_001..<12_001))
  }

  @Test func knowsItsSingleScalars() {
    let storage = TextStorage(String(repeating: "Привет, 界! ", count: 100) + "e\u{301}")
    #expect(storage.hasSingleScalars(in: 0..<900))
    #expect(!storage.hasSingleScalars(in: 1_000..<1_101))
  }

  /// The letters of flags are paired from the first one on, which must not be done for each.
  @Test func countsManyFlags() {
    let storage = TextStorage(String(repeating: "🇩🇪", count: 100_000))
    #expect(storage.count == 100_000)
    #expect(storage[99_999..<100_000] == "🇩🇪")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func replacedTextEqualsTheNewString(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var string = text(.random(in: 1...400, using: &random), using: &random)
    var (editable, killedText) = (EditableText(string, isMultiline: true), "")
    for step in 0..<100 {
      let old = string
      let characters = Array(old)
      let start = Int.random(in: 0...characters.count, using: &random)
      let isLong = Int.random(in: 0..<20, using: &random) == 0
      let end = min(
        characters.count, start + .random(in: 0...(isLong ? 400 : 3), using: &random))
      string =
        String(characters[..<start]) + text(.random(in: 0...5, using: &random), using: &random)
        + String(characters[end...])
      let isReset = Bool.random(using: &random)
      if isReset { editable.reset(to: string) } else { editable.replaceAll(with: string) }
      let isEqual =
        editable.string == string && editable.characters.elements == Array(string)
        && editable.cursor == string.count
      #expect(isEqual, "seed \(seed), step \(step)")
      if !isEqual { return }
      if string == old { continue }
      editable.perform(.undo, killedText: &killedText)
      #expect(editable.string == (isReset ? string : old), "seed \(seed), step \(step)")
      editable.perform(.redo, killedText: &killedText)
      #expect(editable.string == string, "seed \(seed), step \(step)")
      editable.perform(.move(.textEnd, isSelecting: false), killedText: &killedText)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func editedTextEqualsAnEditedString(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    var string = text(Int.random(in: 0...900, using: &random), using: &random)
    var (text, killedText) = (EditableText(string, isMultiline: true), "")
    for step in 0..<300 {
      let characters = Array(string)
      let start = Int.random(in: 0...characters.count, using: &random)
      let isLong = Int.random(in: 0..<20, using: &random) == 0
      let end = min(
        characters.count, start + .random(in: 0...(isLong ? 900 : 3), using: &random))
      let new = self.text(.random(in: 0...(isLong ? 300 : 3), using: &random), using: &random)
      text.perform(.move(.index(start), isSelecting: false), killedText: &killedText)
      text.perform(.move(.index(end), isSelecting: true), killedText: &killedText)
      text.perform(.insert(new), killedText: &killedText)
      if start < end || !new.isEmpty {
        string = String(characters[..<start]) + new + String(characters[end...])
      }
      let isEqual =
        text.string.utf8.elementsEqual(string.utf8) && text.characters.count == string.count
        && text.characters.elements == Array(string)
      #expect(isEqual, "seed \(seed), step \(step)")
      if !isEqual { return }
    }
    for _ in 0..<300 { text.perform(.undo, killedText: &killedText) }
    for _ in 0..<300 { text.perform(.redo, killedText: &killedText) }
    #expect(text.string == string)
    #expect(text.characters.elements == Array(string))
  }
}
