import Components
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct TextNodeTests {
  @Test func isAtLeastOneRowHigh() {
    #expect(picture { Text("").border() } == "╭╮\n││\n╰╯")
  }

  @Test func breaksAtEveryKindOfNewline() {
    #expect(picture { Text("a\r\nb\u{2028}c\u{B}d") } == "a\nb\nc\nd")
  }

  @Test func buttonTitlesStayInOneLine() {
    let text = picture(9, 2) { Button("one two three").buttonStyle(LabelOnlyButtonStyle()) }
    #expect(text == "one two…")
  }
}
