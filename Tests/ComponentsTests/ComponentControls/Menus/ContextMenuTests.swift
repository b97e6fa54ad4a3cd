import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ContextMenuTests {
  private let log = CurrentValueSubject<[String], Never>([])

  private func screen() -> Screen {
    Screen(columns: 20, rows: 6) {
      Text("some file").contextMenu {
        Button("Rename") { log.value.append("rename") }
      }
    }
  }

  private func rightClick(_ screen: Screen, column: Int, row: Int) {
    let point = Point(x: column, y: row)
    screen.send(.mouse(MouseEvent(.press(.right), at: point)))
    screen.send(.mouse(MouseEvent(.release(.right), at: point)))
  }

  @Test func aRightClickOpensItAtThePointer() {
    let screen = screen()
    _ = screen.text
    rightClick(screen, column: 5, row: 0)
    #expect(
      screen.picture == """
        some ╭────────╮
             │ Rename │
             ╰────────╯
        """)
    screen.press(.enter)
    #expect(log.value == ["rename"])
    #expect(screen.picture == "some file")
  }

  @Test func aKeyOpensItBelowTheView() {
    let screen = screen()
    screen.press(.tab)
    #expect(screen.effects(of: "some") == "reversed")
    screen.press(.function(10), modifiers: .shift)
    #expect(
      screen.picture == """
        some file
        ╭────────╮
        │ Rename │
        ╰────────╯
        """)
    screen.press(.escape)
    #expect(screen.effects(of: "some") == "reversed")
  }

  @Test func aMenuWithoutActionsDoesNotOpen() {
    let isEmpty = true
    let screen = Screen(columns: 20, rows: 6) {
      VStack {
        Text("one").contextMenu {}
        Text("two").contextMenu { if !isEmpty { Button("Rename") {} } }
        Text("three").contextMenu { ForEach([Int](), id: \.self) { Text("\($0)") } }
      }
    }
    let picture = screen.picture
    for row in 0..<3 {
      rightClick(screen, column: 1, row: row)
      #expect(screen.picture == picture)
    }
  }

  private struct Actions: View {
    let areShown: CurrentValueSubject<Bool, Never>

    var body: some View {
      Latest(of: areShown) { if $0 { Button("Rename") {} } }
    }
  }

  @Test func aMenuClosesWhenItsActionsHideThemselves() {
    let areShown = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 6) {
      Text("some file").contextMenu { Actions(areShown: areShown) }
    }
    let picture = screen.picture
    rightClick(screen, column: 5, row: 0)
    #expect(screen.picture == picture)
    screen.press(.tab)
    screen.press(.function(10), modifiers: .shift)
    #expect(screen.picture == picture)
    areShown.value = true
    #expect(screen.picture == picture)
    rightClick(screen, column: 5, row: 0)
    #expect(screen.text.contains("│ Rename │"))
    areShown.value = false
    #expect(screen.picture == picture)
    #expect(screen.effects(of: "some") == "reversed")
  }

  @Test func aRightClickElsewhereDoesNothing() {
    let screen = screen()
    _ = screen.text
    rightClick(screen, column: 15, row: 0)
    #expect(screen.picture == "some file")
  }
}
