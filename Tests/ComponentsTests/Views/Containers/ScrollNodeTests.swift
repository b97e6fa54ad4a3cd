import Components
import Signals
import Testing
import TextBackend

@MainActor @Suite(.timeLimit(.minutes(1))) struct ScrollNodeTests {
  private let lines = CurrentValueSubject<[Int], Never>(Array(1...9))

  private func screen(_ columns: Int = 8, _ rows: Int = 3) -> Screen {
    Screen(columns: columns, rows: rows) {
      ScrollView { ForEach(lines, id: \.self) { Text("line \($0)") } }
    }
  }

  private func wheel(_ screen: Screen, x: Int = 0, y: Int = 0) -> Bool {
    screen.send(.mouse(MouseEvent(.scroll(x: x, y: y), at: .zero)))
  }

  @Test func wheelScrollsUntilTheEdge() {
    let screen = screen()
    #expect(wheel(screen, y: 1))
    #expect(screen.text == "line 4│\nline 5┃\nline 6│")
    #expect(wheel(screen, y: 1))
    #expect(screen.text == "line 7│\nline 8│\nline 9┃")
    #expect(!wheel(screen, y: 1))
    #expect(wheel(screen, y: -1))
  }

  @Test func keysScrollTheFocusedScrollView() {
    let screen = screen()
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
      ScrollView { ForEach(lines, id: \.self) { Button("b\($0)").buttonStyle(.plain) } }
    }
    screen.press(.tab)
    screen.press(.down)
    screen.press(.down)
    #expect(screen.text == "  b2  █\n▸ b3 ◂░")
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
        ForEach(lines, id: \.self) { Text("line \($0)") }
      }
    }
    screen.press(.tab)
    #expect(screen.frame.cursor == .zero)
    #expect(wheel(screen, y: 1))
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
    let screen = screen()
    _ = wheel(screen, y: 3)
    lines.value = Array(1...20)
    #expect(screen.text.hasPrefix("line 7"))
    lines.value = Array(1...4)
    #expect(screen.text == "line 2│\nline 3┃\nline 4┃")
    lines.value = [1, 2]
    #expect(screen.text == "line 1\nline 2\n")
    screen.resize(columns: 8, rows: 1)
    #expect(screen.text == "line 1┃")
  }

  @Test func nestedScrollViewScrollsFirst() {
    let screen = Screen(columns: 9, rows: 3) {
      ScrollView {
        ScrollView { ForEach(1..<5) { Text("in \($0)") } }.frame(height: 2)
        ForEach(1..<5) { Text("out \($0)") }
      }
    }
    #expect(wheel(screen, y: 1))
    #expect(screen.text.hasPrefix("in 3"))
    #expect(wheel(screen, y: 1))
    #expect(screen.text.hasPrefix("out 2"))
  }

  @Test func pagesByAtLeastALine() {
    let screen = screen(8, 1)
    screen.press(.tab)
    screen.press(.pageDown)
    #expect(screen.text.hasPrefix("line 2"))
    screen.press(.pageUp)
    #expect(screen.text.hasPrefix("line 1"))
  }

  @Test func stopsAtItsEdges() {
    let screen = screen()
    screen.press(.tab)
    #expect(!screen.press(.up))
    screen.press(.end)
    #expect(screen.text.hasPrefix("line 7"))
    #expect(!screen.press(.down))
    #expect(screen.press(.up))
    #expect(screen.text.hasPrefix("line 6"))
  }
}
