import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ScreenAlignmentTests {
  @Test func centersItsViews() {
    let screen = Screen(columns: 9, rows: 5) {
      Text("one")
      Text("three")
    }
    #expect(screen.text == "\n   one\n  three\n\n")
    screen.resize(columns: 7, rows: 3)
    #expect(screen.text == "  one\n three\n")
  }

  @Test func aligns() {
    let screen = Screen(columns: 9, rows: 3, alignment: .bottomTrailing) {
      Text("one")
      Text("three")
    }
    #expect(screen.text == "\n      one\n    three")
  }

  @Test func keepsTheLeadingEdgesOfWhatIsLargerThanTheScreen() {
    let screen = Screen(columns: 4, rows: 2, alignment: .bottomTrailing) {
      Text("abcdefg").fixedSize()
      Text("hij")
      Text("k")
    }
    #expect(screen.text == "abcd\n")
    let centered = Screen(columns: 4, rows: 2) { Text("ab\ncd\nefghi").fixedSize() }
    #expect(centered.text == "ab\ncd")
  }

  @Test func followsAChangedSize() {
    let titles = CurrentValueSubject<String, Never>("a")
    let screen = Screen(columns: 7, rows: 1) { Text(titles) }
    #expect(screen.text == "   a")
    titles.send("abcde")
    #expect(screen.text == " abcde")
    titles.send("abc")
    #expect(screen.text == "  abc")
  }

  @Test func takesInputWhereTheViewsAre() {
    let presses = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 20, rows: 9) { Button("Go") { presses.value += 1 } }
    screen.click(column: 1, row: 1)
    #expect(presses.value == 0)
    screen.click(column: 9, row: 4)
    #expect(presses.value == 1)
  }
}
