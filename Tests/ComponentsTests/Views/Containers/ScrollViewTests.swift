import Components
import Signals
import TextBackend
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct ScrollViewTests {
  private let lines = CurrentValueSubject<[Int], Never>(Array(1...9))

  private func screen(_ columns: Int = 8, _ rows: Int = 3) -> Screen {
    Screen(columns: columns, rows: rows) {
      ScrollView { ForEach(lines, id: \.self) { Text("line \($0)") } }
    }
  }

  private func wheel(_ screen: Screen, x: Int = 0, y: Int = 0) -> Bool {
    screen.send(.mouse(MouseEvent(.scroll(x: x, y: y), at: .zero)))
  }

  @Test func showsTheVisiblePartAndItsPosition() {
    #expect(screen().text == "line 1┃\nline 2│\nline 3│")
  }

  @Test func fillsItsAxis() {
    lines.value = [1]
    let text = picture(8, 4) {
      ScrollView { ForEach(lines, id: \.self) { Text("line \($0)") } }
      Text("end")
    }
    #expect(text == "line 1\n\n\nend")
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

  @Test func updatesHoverAfterWheelScroll() {
    let screen = Screen(columns: 8, rows: 3) {
      ScrollView { ForEach(lines, id: \.self) { Button("b\($0)").buttonStyle(.plain) } }
    }
    screen.move(column: 0, row: 0)
    #expect(screen.attributes(of: "b1")?.isUnderlined == true)
    #expect(wheel(screen, y: 1))
    #expect(screen.attributes(of: "b4")?.isUnderlined == true)
    #expect(wheel(screen, y: -1))
    #expect(screen.attributes(of: "b4") == nil)
    #expect(screen.attributes(of: "b1")?.isUnderlined == true)
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

  @Test func scrollBarCanBeClickedAndDragged() {
    let screen = screen()
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 6, y: 0))))
    screen.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 6, y: 1))))
    #expect(screen.text.hasPrefix("line 4"))
    screen.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 6, y: 9))))
    #expect(screen.text.hasPrefix("line 7"))
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 6, y: 9))))
    screen.click(column: 6, row: 0)
    #expect(screen.text.hasPrefix("line 1"))
  }

  @Test func scrollsOnBothAxes() {
    let screen = Screen(columns: 5, rows: 3) {
      ScrollView([.horizontal, .vertical]) {
        ForEach(1..<5) { Text("abcdefgh\($0)") }
      }
    }
    #expect(screen.text == "abcd┃\nabcd│\n━━──")
    #expect(wheel(screen, x: 1))
    #expect(screen.text == "defg┃\ndefg│\n─━━─")
    #expect(screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 9), at: .zero, modifiers: .shift))))
    #expect(screen.text == "fgh1┃\nfgh2│\n──━━")
    #expect(wheel(screen, y: 9))
    #expect(screen.text == "fgh3│\nfgh4┃\n──━━")
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

  @Test func staysAtItsAnchorUntilScrolled() {
    let screen = Screen(columns: 8, rows: 2) {
      ScrollView { ForEach(lines, id: \.self) { Text("line \($0)") } }
        .defaultScrollAnchor(.bottom)
    }
    #expect(screen.text.hasPrefix("line 8│\nline 9"))
    lines.value.append(10)
    #expect(screen.text.hasPrefix("line 9 │\nline 10"))
    screen.resize(columns: 8, rows: 1)
    #expect(screen.text.hasPrefix("line 10"))
    _ = wheel(screen, y: -1)
    lines.value.append(11)
    #expect(screen.text.hasPrefix("line 7"))
    _ = wheel(screen, y: 9)
    lines.value.append(12)
    #expect(screen.text.hasPrefix("line 12"))
  }

  @Test func anchorFollowsAPublisher() {
    let anchors = CurrentValueSubject<Alignment, Never>(.bottom)
    let screen = Screen(columns: 8, rows: 2) {
      ScrollView { ForEach(lines, id: \.self) { Text("line \($0)") } }
        .defaultScrollAnchor(anchors)
    }
    #expect(screen.text.hasPrefix("line 8"))
    anchors.value = .top
    lines.value.append(10)
    #expect(screen.text.hasPrefix("line 8"))
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

  @Test func showsFocusWithoutColorsAndInASCII() {
    let screen = Screen(columns: 8, rows: 3) {
      ScrollView { ForEach(1..<9) { Text("\($0)") } }.environment(\.usesASCII, true)
    }
    #expect(screen.text == "1#\n2.\n3.")
  }

  @Test func aChangeInsideCostsTheSameAsOutside() {
    let titles = CurrentValueSubject<String, Never>("a")
    let screen = Screen(columns: 12, rows: 20) {
      ScrollView {
        Text(titles)
        ForEach(0..<1_000) { Text("line \($0)") }
      }
    }
    _ = screen.bytes()
    titles.send("b")
    #expect(String(decoding: screen.bytes(), as: UTF8.self).hasSuffix("b"))
  }

  @Test(arguments: [(0, 0), (1, 1), (200, 60)])
  func drawsAtAnySize(columns: Int, rows: Int) {
    let screen = Screen(columns: 200, rows: 60) {
      ScrollView([.horizontal, .vertical]) { ForEach(lines, id: \.self) { Button("b\($0)") } }
        .frame(width: columns, height: rows)
    }
    _ = screen.bytes()
    _ = wheel(screen, x: 1, y: 1)
    for key in [Key.tab, .tab, .pageDown, .end, .home] { screen.press(key) }
    _ = screen.bytes()
  }
}
