import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct FrameTests {
  @Test func hasTheGivenSize() {
    #expect(
      picture { Text("a").frame(width: 5, height: 3).border() } == """
        ╭─────╮
        │     │
        │  a  │
        │     │
        ╰─────╯
        """)
  }

  @Test func alignsSmallerContent() {
    let frame = { (alignment: Alignment) in
      picture { Text("a").frame(width: 3, height: 2, alignment: alignment).border() }
    }
    #expect(frame(.topLeading) == "╭───╮\n│a  │\n│   │\n╰───╯")
    #expect(frame(.bottomTrailing) == "╭───╮\n│   │\n│  a│\n╰───╯")
  }

  @Test func clipsLargerContent() {
    #expect(
      picture { Text("abcdef").frame(width: 6).frame(width: 4).border() }
        == "╭────╮\n│bcde│\n╰────╯")
  }

  @Test func growsWithinItsLimits() {
    let width = { (columns: Int) in
      picture(columns, 3) { Text("abc").frame(minWidth: 4, maxWidth: 8).border() }
    }
    #expect(width(20) == "╭────────╮\n│  abc   │\n╰────────╯")
    #expect(width(8) == "╭──────╮\n│ abc  │\n╰──────╯")
    #expect(width(5) == "╭────\n│abc\n╰────")
  }

  @Test func growsToInfinity() {
    #expect(
      picture(9, 1) { Text("a").frame(maxWidth: .infinity, alignment: .trailing) } == "        a")
  }

  @Test func followsAPublisher() {
    let widths = CurrentValueSubject<Int, Never>(3)
    let screen = Screen(columns: 20, rows: 3) { Text("a").frame(width: widths).border() }
    #expect(screen.picture == "╭───╮\n│ a │\n╰───╯")
    widths.send(5)
    #expect(screen.picture == "╭─────╮\n│  a  │\n╰─────╯")
    widths.send(-1)
    #expect(screen.picture == "╭╮\n││\n╰╯")
  }

  @Test func acceptsAnyLength() {
    for length in [Int.min, -1, 0, Int.max] {
      _ = picture(3, 3) { Text("a").frame(width: length, height: length).padding(length) }
      _ = picture(3, 3) {
        HStack(spacing: length) {
          Text("a").frame(minWidth: length, maxWidth: length)
          Spacer(minLength: length)
        }
      }
    }
  }

  @Test func movesTheViewWhenItsAlignmentChanges() {
    let isLeading = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 3, rows: 1) {
      Latest(of: isLeading) { Text("a").frame(width: 3, alignment: $0 ? .leading : .trailing) }
    }
    #expect(screen.text == "a")
    isLeading.value = false
    #expect(screen.text == "  a")
  }
}
