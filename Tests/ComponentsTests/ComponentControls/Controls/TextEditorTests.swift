import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TextEditorTests {
  private let text = CurrentValueSubject<String, Never>("")

  private func editor(_ columns: Int = 9, _ rows: Int = 3) -> Screen {
    let screen = Screen(columns: columns, rows: rows) {
      TextEditor(text: text).textFieldStyle(PlainLines())
    }
    screen.press(.tab)
    return screen
  }

  /// The text without decoration.
  private struct PlainLines: TextFieldStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.line }
  }

  @Test func enterBeginsALine() {
    let screen = editor()
    screen.type("ab")
    screen.press(.enter)
    screen.type("c")
    #expect(text.value == "ab\nc")
    #expect(screen.picture == "ab\nc")
    #expect(screen.frame.cursor == Point(x: 1, y: 1))
    screen.press(.backspace)
    screen.press(.backspace)
    #expect(text.value == "ab")
  }

  @Test func breaksLinesAtSpaces() {
    text.value = "the quick brown"
    let screen = editor(9, 4)
    #expect(screen.picture == "the\nquick\nbrown")
    #expect(editor(11, 4).picture == "the quick\nbrown")
    #expect(screen.frame.cursor == Point(x: 5, y: 2))
  }

  @Test func breaksLongWords() {
    text.value = "abcdefghijkl"
    #expect(editor(6, 4).picture == "abcde\nfghij\nkl")
  }

  @Test func movesBetweenRows() {
    text.value = "abcd\nx\nefgh"
    let screen = editor()
    screen.press(.up)
    #expect(screen.frame.cursor == Point(x: 1, y: 1))
    screen.press(.up)
    #expect(screen.frame.cursor == Point(x: 4, y: 0))
    screen.press(.up)
    #expect(screen.frame.cursor == Point(x: 0, y: 0))
    screen.press(.end)
    #expect(screen.frame.cursor == Point(x: 4, y: 0))
    screen.press(.end, modifiers: .control)
    #expect(screen.frame.cursor == Point(x: 4, y: 2))
    screen.press(.home)
    #expect(screen.frame.cursor == Point(x: 0, y: 2))
    screen.press(.home, modifiers: .control)
    #expect(screen.frame.cursor == Point(x: 0, y: 0))
  }

  @Test func scrollsToTheCursorAndWithTheWheel() {
    text.value = "1\n2\n3\n4\n5"
    let screen = editor(9, 2)
    #expect(screen.picture == "4\n5")
    screen.press(.pageUp)
    #expect(screen.picture == "4\n5")
    screen.press(.pageUp)
    #expect(screen.picture == "3\n4")
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: -1), at: .zero)))
    #expect(screen.picture == "1\n2")
  }

  @Test func selectsWithShiftAndReplaces() {
    text.value = "ab\ncd"
    let screen = editor()
    screen.press(.up, modifiers: .shift)
    screen.type("X")
    #expect(text.value == "abX")
    screen.press("_", modifiers: .control)
    #expect(text.value == "ab\ncd")
  }

  @Test func selectsWithTheMouse() {
    text.value = "abc\ndef"
    let screen = editor()
    screen.press(column: 1, row: 0)
    screen.drag(column: 1, row: 1)
    screen.press("w", modifiers: .alt)
    screen.press(.end, modifiers: .control)
    screen.press("y", modifiers: .control)
    #expect(text.value == "abc\ndefbc\nd")
  }

  @Test func killsToTheEndOfTheLineAndThenTheNewline() {
    text.value = "abc\ndef"
    let screen = editor()
    screen.press(.home, modifiers: .control)
    screen.press("k", modifiers: .control)
    #expect(text.value == "\ndef")
    screen.press("k", modifiers: .control)
    #expect(text.value == "def")
    screen.press("y", modifiers: .control)
    #expect(text.value == "abc\ndef")
  }

  @Test func keepsTheLinesOfAPaste() {
    let screen = editor()
    screen.send(.paste("a\r\nb\u{2028}\tc\n"))
    #expect(text.value == "a\nb\n c\n")
  }

  @Test func tabMovesTheFocus() {
    var presses = 0
    let screen = Screen(columns: 20, rows: 10) {
      TextEditor(text: text).frame(height: 4)
      Button("b") { presses += 1 }
    }
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.enter)
    #expect(presses == 1)
    #expect(text.value == "")
  }

  @Test func followsASubjectAndABinding() {
    struct Notes: View {
      @State private var notes = "a\nb"
      var body: some View { TextEditor(text: $notes).textFieldStyle(PlainLines()) }
    }
    let screen = editor()
    text.value = "new\ntext"
    #expect(screen.picture == "new\ntext")
    #expect(picture(9, 3) { Notes() } == "a\nb")
  }

  @Test func reportsTheTextAfterAnEdit() {
    var texts: [String] = []
    let screen = Screen(columns: 20, rows: 5) {
      TextEditor(text: text.map { $0 }.controlled { texts.append($0) })
    }
    screen.press(.tab)
    screen.type("a")
    screen.press(.enter)
    #expect(texts == ["a", "a\n"])
  }

  @Test func hasTheStyleOfTextFields() {
    text.value = "ab"
    let screen = Screen(columns: 6, rows: 4) { TextEditor(text: text) }
    #expect(screen.text == "╭────╮\n│ab  │\n│    │\n╰────╯")
    screen.press(.tab)
    #expect(screen.text == "┏━━━━┓\n┃ab  ┃\n┃    ┃\n┗━━━━┛")
  }

  @Test func wideCharactersStayWhole() {
    text.value = "界界界"
    let screen = editor(6, 3)
    #expect(screen.picture == "界界\n界")
    #expect(screen.frame.cursor == Point(x: 2, y: 1))
  }

  @Test func invisibleCharactersTakeNoSpace() {
    text.value = "a\u{AD}b\u{AD}c"
    #expect(editor(4, 2).picture == "abc")
  }

  @Test func pageKeysMoveByTheVisibleRowsButOne() {
    text.value = (0..<9).map(String.init).joined(separator: "\n")
    let screen = editor(9, 4)
    screen.press(.home, modifiers: .control)
    screen.press(.pageDown)
    screen.type("x")
    screen.press(.pageDown)
    screen.type("y")
    screen.press(.pageUp)
    screen.press(.pageUp)
    screen.type("z")
    #expect(text.value == "0z\n1\n2\nx3\n4\n5\n6y\n7\n8")
  }

  @Test func theWheelScrollsItAndNotTheViewAround() {
    text.value = (0..<9).map(String.init).joined(separator: "\n")
    let screen = Screen(columns: 9, rows: 4) {
      ScrollView(showsIndicators: false) {
        TextEditor(text: text).textFieldStyle(PlainLines()).frame(height: 3)
        ForEach(0..<9) { Text("row \($0)") }
      }
    }
    #expect(screen.text == "0\n1\n2\nrow 0")
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: .zero)))
    #expect(screen.text.hasSuffix("row 0"))
    #expect(!screen.text.hasPrefix("0\n"))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func repaintsTheRowsThatAnEditChanges(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let text = CurrentValueSubject<String, Never>("one two\nthree four five six\n\nseven")
    let screen = Screen(columns: 14, rows: 6) { TextEditor(text: text) }
    screen.press(.tab)
    for step in 0..<150 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: screen.press(.enter)
      case 1...4: screen.type(["a", "word ", "界", "é"].randomElement(using: &random) ?? "")
      case 5: screen.press("z", modifiers: .control)
      case 6: screen.press("k", modifiers: .control)
      case 7, 8:
        let key = [Key.up, .down, .left, .right].randomElement(using: &random) ?? .up
        screen.press(key, modifiers: Bool.random(using: &random) ? .shift : [])
      case 9: if seed.isMultiple(of: 2) { text.value = String(text.value.dropFirst(3)) }
      default: screen.press(.backspace)
      }
      let shown = screen.text
      // Repaints everything.
      screen.colorScheme = step.isMultiple(of: 2) ? .light : .dark
      #expect(screen.text == shown, "seed \(seed), step \(step)")
      if screen.text != shown { return }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func showsATextThatTheProgramChangesAsANewOne(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let pieces = ["a", "word ", "слово ", "界", "e\u{301}", "👩\u{200D}🚀", "\n"]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    func editor(_ text: CurrentValueSubject<String, Never>) -> Screen {
      Screen(columns: 14, rows: 90) { TextEditor(text: text) }
    }
    let shown = CurrentValueSubject<String, Never>(text(200))
    let screen = editor(shown)
    for step in 0..<30 {
      let characters = Array(shown.value)
      let start = Int.random(in: 0...characters.count, using: &random)
      let end = min(characters.count, start + .random(in: 0...4, using: &random))
      shown.value =
        String(characters[..<start]) + text(.random(in: 0...4, using: &random))
        + String(characters[end...])
      let isEqual = screen.text == editor(CurrentValueSubject(shown.value)).text
      #expect(isEqual, "seed \(seed), step \(step)")
      if !isEqual { return }
    }
  }
}
