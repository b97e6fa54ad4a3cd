import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TextNodeTests {
  @Test func isAtLeastOneRowHigh() {
    #expect(picture { Text("").border() } == "╭╮\n││\n╰╯")
  }

  @Test func breaksAtEveryKindOfNewline() {
    #expect(picture { Text("a\r\nb\u{2028}c\u{B}d") } == "a\nb\nc\nd")
    for newline in ["\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}"] {
      #expect(picture { Text("a\(newline)b") } == "a\nb")
    }
    // Their first bytes in UTF-8 are those of newlines.
    #expect(picture { Text("·“a…” •") } == "·“a…” •")
  }

  /// A letter with its accent and the letter before its accent are equal strings.
  @Test func showsAnEqualStringOfOtherScalars() {
    let (string, composed, decomposed) = (
      CurrentValueSubject<String, Never>(""), "caf\u{E9}", "cafe\u{301}"
    )
    let screen = Screen(columns: 9, rows: 1) { Text(string) + Text(" ") + Text(string).bold() }
    let text = Screen(columns: 9, rows: 1) { Text(string) }
    for expected in [composed, decomposed, composed] {
      string.send(expected)
      #expect(text.text.unicodeScalars.elementsEqual(expected.unicodeScalars))
      let twice = "\(expected) \(expected)".unicodeScalars
      #expect(screen.text.unicodeScalars.elementsEqual(twice))
    }
  }

  @Test func buttonTitlesStayInOneLine() {
    let text = picture(9, 2) { Button("one two three").buttonStyle(LabelOnlyButtonStyle()) }
    #expect(text == "one two…")
  }
}
