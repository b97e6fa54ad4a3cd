import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TextTests {
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
