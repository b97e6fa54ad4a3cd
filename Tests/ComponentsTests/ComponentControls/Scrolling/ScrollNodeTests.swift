import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScrollNodeTests {
  private let lines = ScrolledLines()

  @Test func wheelScrollsUntilTheEdge() {
    let screen = lines.screen()
    #expect(screen.turnWheel(y: 1))
    #expect(screen.text == "line 4\nline 5▐\nline 6")
    #expect(screen.turnWheel(y: 1))
    #expect(screen.text == "line 7\nline 8\nline 9▐")
    #expect(!screen.turnWheel(y: 1))
    #expect(screen.turnWheel(y: -1))
  }

  @Test func keysScrollTheFocusedScrollView() {
    let screen = lines.screen()
    #expect(!screen.press(.pageDown))
    screen.press(.tab)
    #expect(screen.text == "line 1█\nline 2░\nline 3░")
    screen.press(.pageDown)
    #expect(screen.text == "line 3░\nline 4█\nline 5░")
    screen.press(.down)
    #expect(screen.text.hasPrefix("line 4"))
    screen.press(.end)
    #expect(screen.text == "line 7░\nline 8░\nline 9█")
    screen.press(.home)
    screen.press(.up)
    #expect(screen.text.hasPrefix("line 1"))
  }

  @Test func scrollsToTheFocusedView() {
    let screen = Screen(columns: 9, rows: 2) {
      ScrollView { ForEach(lines.numbers, id: \.self) { Button("b\($0)").buttonStyle(.plain) } }
    }
    screen.press(.tab)
    screen.press(.down)
    screen.press(.down)
    #expect(screen.text == "  b2  ▐\n▸ b3 ◂")
    screen.press(.tab, modifiers: .shift)
    screen.press(.tab, modifiers: .shift)
    screen.press(.tab, modifiers: .shift)
    #expect(screen.text.contains("▸ b9 ◂"))
    screen.press(.pageUp)
    #expect(!screen.text.contains("▸ b9 ◂"))
    screen.press(.up)
    #expect(screen.text.contains("▸ b8 ◂"))
  }

  @Test func typingScrollsToTheCursor() {
    let screen = Screen(columns: 9, rows: 2) {
      ScrollView {
        TextField().textFieldStyle(.plain)
        ForEach(lines.numbers, id: \.self) { Text("line \($0)") }
      }
    }
    screen.press(.tab)
    #expect(screen.frame.cursor == .zero)
    #expect(screen.turnWheel(y: 1))
    #expect(screen.frame.cursor == nil)
    screen.type("a")
    #expect(screen.text.hasPrefix("a"))
    #expect(screen.frame.cursor == Point(x: 1, y: 0))
    screen.press(.pageDown)
    #expect(screen.frame.cursor == nil)
  }

  @Test func focusLeavesAtTheEnds() {
    var pressed = ""
    let screen = Screen(columns: 9, rows: 4) {
      ScrollView { ForEach(1..<4) { Button("b\($0)").buttonStyle(.plain) } }
        .frame(height: 2)
      Button("below") { pressed = "below" }.buttonStyle(.plain)
    }
    screen.press(.tab)
    for _ in 0..<3 { screen.press(.down) }
    screen.press(.enter)
    #expect(pressed == "below")
    screen.press(.up)
    #expect(screen.text.contains("▸ b3 ◂"))
  }

  @Test func clampsItsOffsetToTheContent() {
    let screen = lines.screen()
    _ = screen.turnWheel(y: 3)
    lines.numbers.value = Array(1...20)
    #expect(screen.text.hasPrefix("line 7"))
    lines.numbers.value = Array(1...4)
    #expect(screen.text == "line 2\nline 3▐\nline 4▐")
    lines.numbers.value = [1, 2]
    #expect(screen.text == "line 1\nline 2\n")
    screen.resize(columns: 8, rows: 1)
    #expect(screen.text == "line 1▐")
  }

  @Test func nestedScrollViewScrollsFirst() {
    let screen = Screen(columns: 9, rows: 3) {
      ScrollView {
        ScrollView { ForEach(1..<5) { Text("in \($0)") } }.frame(height: 2)
        ForEach(1..<5) { Text("out \($0)") }
      }
    }
    #expect(screen.turnWheel(y: 1))
    #expect(screen.text.hasPrefix("in 3"))
    #expect(screen.turnWheel(y: 1))
    #expect(screen.text.hasPrefix("out 2"))
  }

  @Test func pagesByAtLeastALine() {
    let screen = lines.screen(8, 1)
    screen.press(.tab)
    screen.press(.pageDown)
    #expect(screen.text.hasPrefix("line 2"))
    screen.press(.pageUp)
    #expect(screen.text.hasPrefix("line 1"))
  }

  @Test func stopsAtItsEdges() {
    let screen = lines.screen()
    screen.press(.tab)
    #expect(!screen.press(.up))
    screen.press(.end)
    #expect(screen.text.hasPrefix("line 7"))
    #expect(!screen.press(.down))
    #expect(screen.press(.up))
    #expect(screen.text.hasPrefix("line 6"))
  }
}
