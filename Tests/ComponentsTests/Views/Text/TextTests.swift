import Components
import Signals
import TextBackend
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct TextTests {
  @Test func fitsItsText() {
    #expect(
      picture { Text("Hello, world").border() } == """
        ╭────────────╮
        │Hello, world│
        ╰────────────╯
        """)
  }

  @Test(arguments: [
    (12, "Hello, world"), (11, "Hello,\nworld"), (6, "Hello,\nworld"), (5, "Hello\n,\nworld"),
    (3, "Hel\nlo,\nwor\nld"), (1, "H\ne\nl\nl\no\n,\nw\no\nr\nl\nd"),
  ])
  func breaksLinesAtSpaces(columns: Int, lines: String) {
    #expect(picture(columns, 20) { Text("Hello, world") } == lines)
  }

  @Test(arguments: [
    (12, "Hello, world"), (11, "Hello, wor…"), (7, "Hello,…"), (6, "Hello…"), (1, "…"),
  ])
  func truncatesWithAnEllipsis(columns: Int, line: String) {
    #expect(picture(columns, 1) { Text("Hello, world") } == line)
  }

  @Test func breaksLinesAtNewlines() {
    #expect(picture { Text("one\ntwo\r\n\nfour") } == "one\ntwo\n\nfour")
  }

  @Test func neverSplitsAWideCharacter() {
    #expect(picture(5, 1) { Text("世界世界") } == "世界…")
    #expect(picture(4, 1) { Text("世界世界") } == "世…")
    #expect(picture(3, 3) { Text("世界") } == "世\n界")
    #expect(picture(1, 1) { Text("世") } == "")
  }

  @Test(arguments: [
    (TextAlignment.leading, "one\ntwo three"), (.center, "   one\ntwo three"),
    (.trailing, "      one\ntwo three"),
  ])
  func alignsItsLines(alignment: TextAlignment, lines: String) {
    #expect(picture { Text("one\ntwo three").multilineTextAlignment(alignment) } == lines)
  }

  @Test(arguments: [
    (Text.TruncationMode.tail, "annunci…"), (.head, "…r.swift"), (.middle, "annu…ift"),
  ])
  func truncatesAccordingToTheMode(mode: Text.TruncationMode, line: String) {
    #expect(picture(8, 1) { Text("annunciator.swift").truncationMode(mode) } == line)
  }

  @Test func limitsItsLines() {
    #expect(picture(6, 9) { Text("one two three four").lineLimit(2) } == "one\ntwo t…")
    let limits = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 6, rows: 4) { Text("one two three").lineLimit(limits) }
    #expect(screen.picture == "one t…")
    limits.send(9)
    #expect(screen.picture == "one\ntwo\nthree")
  }

  @Test func followsAPublisher() {
    let titles = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 20, rows: 1) { Text(titles, initial: "-") }
    #expect(screen.text == "-")
    titles.send("one")
    titles.send("two")
    #expect(screen.text == "two")
  }

  @Test func keepsItsTextOnNil() {
    let titles = CurrentValueSubject<String?, Never>("one")
    let screen = Screen(columns: 20, rows: 1) { Text(titles) }
    titles.send(nil)
    #expect(screen.text == "one")
    titles.send("two")
    titles.send(nil)
    #expect(screen.text == "two")
  }

  @Test func showsTheCurrentValueInTheFirstFrame() {
    let screen = Screen(columns: 20, rows: 1) {
      Text(CurrentValueSubject<String, Never>("now"), initial: "never")
    }
    #expect(screen.text == "now")
  }
}
