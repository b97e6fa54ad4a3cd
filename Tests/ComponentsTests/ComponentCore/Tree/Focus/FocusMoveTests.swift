import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct FocusMoveTests {
  private let pressed = CurrentValueSubject<String, Never>("")

  /// A screen with three rows of two buttons, each named after its row and column.
  private var screen: Screen {
    Screen(columns: 20, rows: 9) {
      VStack(alignment: .leading) {
        ForEach(0..<3) { row in
          HStack {
            ForEach(0..<2) { column in
              let name = "\(row)\(column)"
              Button(name) { pressed.value = name }
            }
          }
        }
      }
    }
  }

  private func focused(after keys: [Key]) -> String {
    let screen = screen
    pressed.value = ""
    for key in keys { screen.press(key) }
    screen.press(.enter)
    return pressed.value
  }

  @Test func tabMovesInReadingOrder() {
    #expect(focused(after: []) == "")
    #expect(focused(after: [.tab]) == "00")
    #expect(focused(after: [.tab, .tab]) == "01")
    #expect(focused(after: [.tab, .tab, .tab]) == "10")
    #expect(focused(after: Array(repeating: .tab, count: 7)) == "00")
  }

  @Test func shiftTabMovesBackward() {
    let screen = screen
    screen.press(.tab, modifiers: .shift)
    screen.press(.enter)
    #expect(pressed.value == "21")
    screen.press(.tab, modifiers: .shift)
    screen.press(.enter)
    #expect(pressed.value == "20")
  }

  @Test func arrowsMoveToTheNearestViewInTheirDirection() {
    #expect(focused(after: [.down]) == "00")
    #expect(focused(after: [.up]) == "21")
    #expect(focused(after: [.tab, .right]) == "01")
    #expect(focused(after: [.tab, .down]) == "10")
    #expect(focused(after: [.tab, .right, .down, .down]) == "21")
    #expect(focused(after: [.tab, .right, .down, .left]) == "10")
    #expect(focused(after: [.tab, .left]) == "00")
  }

  @Test func clickingMovesTheFocus() {
    let screen = screen
    screen.click(column: 8, row: 4)
    #expect(pressed.value == "11")
    screen.press(.up)
    screen.press(.enter)
    #expect(pressed.value == "01")
  }

  @Test func unknownKeysAreNotHandled() {
    #expect(!screen.press(.character("q")))
    #expect(!screen.press(.tab, modifiers: .control))
  }

  @Test func removingTheFocusedViewMovesTheFocusToItsNeighbor() {
    let names = CurrentValueSubject<[String], Never>(["a", "b"])
    struct Names: View {
      let names: CurrentValueSubject<[String], Never>
      @State private var shown: [String] = []
      var body: some View {
        VStack { ForEach(shown, id: \.self) { Button($0).buttonStyle(.plain) } }
          .onReceive(names) { shown = $0 }
      }
    }
    let screen = Screen(columns: 9, rows: 3) { Names(names: names) }
    screen.press(.tab)
    #expect(screen.picture == "▸ a ◂\n  b")
    names.send(["b"])
    #expect(screen.picture == "▸ b ◂")
  }
}
