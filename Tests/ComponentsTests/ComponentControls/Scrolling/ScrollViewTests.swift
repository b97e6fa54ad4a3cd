import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScrollViewTests {
  private let lines = ScrolledLines()

  @Test func showsTheVisiblePartAndItsPosition() {
    #expect(lines.screen().text == "line 1▐\nline 2\nline 3")
  }

  @Test func fillsItsAxis() {
    lines.numbers.value = [1]
    let text = picture(8, 4) {
      ScrollView { ForEach(lines.numbers, id: \.self) { Text("line \($0)") } }
      Text("end")
    }
    #expect(text == "line 1\n\n\nend")
  }

  @Test(arguments: [Axis.Set.vertical, .horizontal])
  func drawsNothingOutsideOfItself(axes: Axis.Set) {
    let text = picture(8, 4) {
      ScrollView(axes) {
        Text("shadow").shadow(x: 2, y: 1).offset(x: 1, y: 0)
        ForEach(1..<9) { Text("long line \($0)") }
      }
      .frame(width: 7, height: 3)
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 3 && lines.allSatisfy { $0.count <= 7 }, "\(text)")
  }

  @Test func updatesHoverAfterWheelScroll() {
    let screen = Screen(columns: 8, rows: 3) {
      ScrollView { ForEach(lines.numbers, id: \.self) { Button("b\($0)").buttonStyle(.plain) } }
    }
    screen.move(column: 0, row: 0)
    #expect(screen.attributes(of: "b1")?.isUnderlined == true)
    #expect(screen.turnWheel(y: 1))
    #expect(screen.attributes(of: "b4")?.isUnderlined == true)
    #expect(screen.turnWheel(y: -1))
    #expect(screen.attributes(of: "b4") == nil)
    #expect(screen.attributes(of: "b1")?.isUnderlined == true)
  }

  @Test func scrollsOnBothAxes() {
    let screen = Screen(columns: 5, rows: 3) {
      ScrollView([.horizontal, .vertical]) {
        ForEach(1..<5) { Text("abcdefgh\($0)") }
      }
    }
    #expect(screen.text == "abcd▐\nabcd\n▄▄")
    #expect(screen.turnWheel(x: 1))
    #expect(screen.text == "defg▐\ndefg\n ▄▄")
    #expect(screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 9), at: .zero, modifiers: .shift))))
    #expect(screen.text == "fgh1▐\nfgh2\n  ▄▄")
    #expect(screen.turnWheel(y: 9))
    #expect(screen.text == "fgh3\nfgh4▐\n  ▄▄")
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

  /// The outer scroll view sees where the inner one has moved the focused view to, also if both
  /// are laid out at once.
  @Test(arguments: [false, true])
  func scrollsToTheFocusInAnotherScrollView(isResized: Bool) {
    let screen = Screen(columns: 8, rows: 6) {
      ScrollView {
        ScrollView { ForEach(0..<10) { Button("b\($0)") {}.buttonStyle(.plain) } }
          .frame(height: 3)
        ForEach(0..<10) { Text("t\($0)") }
      }
    }
    screen.press(.tab, modifiers: .shift)
    if isResized { screen.resize(columns: 8, rows: 6) }
    #expect(screen.text.hasPrefix("  b7   ▐\n  b8   ▐\n▸ b9 ◂▐▐\nt0"))
  }

  /// A view that receives the focus is in sight although a text above it grows in the same frame.
  @Test(arguments: [false, true])
  func scrollsToTheFocusBelowGrowingText(isResized: Bool) {
    let title = CurrentValueSubject<String, Never>("one")
    let screen = Screen(columns: 8, rows: 3) {
      ScrollView {
        Text(title)
        ForEach(0..<9) { Button("b\($0)") {}.buttonStyle(.plain) }
      }
    }
    for _ in 0..<3 { screen.press(.tab) }
    title.send("one\ntwo\nthree")
    if isResized { screen.resize(columns: 8, rows: 3) }
    #expect(screen.text == "  b0\n  b1  ▐\n▸ b2 ◂")
  }

  @Test func takesInputWithoutSpace() {
    let screen = Screen(columns: 12, rows: 3) {
      ScrollView([.horizontal, .vertical]) {
        ForEach(lines.numbers, id: \.self) { Button("b\($0)") }
      }
      .frame(width: 0, height: 0)
    }
    _ = screen.bytes()
    _ = screen.turnWheel(x: 1, y: 1)
    for key in [Key.tab, .tab, .pageDown, .end, .home] { screen.press(key) }
    #expect(screen.picture == "")
  }
}
