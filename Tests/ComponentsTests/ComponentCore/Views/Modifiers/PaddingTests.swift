import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PaddingTests {
  @Test func addsSpaceAroundAView() {
    #expect(
      picture { Text("a").padding().border() } == """
        ╭─────╮
        │     │
        │  a  │
        │     │
        ╰─────╯
        """)
    #expect(picture { Text("a").padding(.leading, 3) } == "   a")
    #expect(picture { Text("a").padding(.top) } == "\na")
    #expect(picture { Text("a").padding(1) } == "\n a")
  }

  @Test func followsAPublisher() {
    let lengths = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 9, rows: 1) { Text("a").padding(.leading, lengths) }
    #expect(screen.text == " a")
    lengths.send(4)
    #expect(screen.text == "    a")
  }

  @Test func followsAPublisherOnAllEdges() {
    let lengths = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 9, rows: 5) { Text("a").padding(lengths).border() }
    #expect(screen.picture == "╭───╮\n│   │\n│ a │\n│   │\n╰───╯")
    lengths.send(0)
    #expect(screen.picture == "╭─╮\n│a│\n╰─╯")
  }

  @Test func addsTwoColumnsOrOneRowByDefault() {
    let text = picture { Text("a").padding(.horizontal).border() }
    #expect(text == "╭─────╮\n│  a  │\n╰─────╯")
    #expect(picture { Text("a").padding(.vertical).border() } == "╭─╮\n│ │\n│a│\n│ │\n╰─╯")
  }
}
