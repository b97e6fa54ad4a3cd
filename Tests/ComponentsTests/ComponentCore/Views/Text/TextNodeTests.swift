import Components
import TestSupport
import Testing

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

  @Test func buttonTitlesStayInOneLine() {
    let text = picture(9, 2) { Button("one two three").buttonStyle(LabelOnlyButtonStyle()) }
    #expect(text == "one two…")
  }
}
