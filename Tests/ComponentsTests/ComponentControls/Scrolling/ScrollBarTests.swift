import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScrollBarTests {
  private let lines = CurrentValueSubject<[Int], Never>(Array(1...9))

  private func screen(_ columns: Int = 8, _ rows: Int = 3) -> Screen {
    Screen(columns: columns, rows: rows) {
      ScrollView { ForEach(lines, id: \.self) { Text("line \($0)") } }
    }
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

  @Test func showsFocusWithoutColorsAndInASCII() {
    let screen = Screen(columns: 8, rows: 3) {
      ScrollView { ForEach(1..<9) { Text("\($0)") } }.environment(\.usesASCII, true)
    }
    #expect(screen.text == "1#\n2.\n3.")
  }
}
