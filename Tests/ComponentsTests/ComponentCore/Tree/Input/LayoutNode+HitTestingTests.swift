import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LayoutNodeHitTestingTests {
  private func taps(_ columns: [Int], @ViewBuilder _ content: () -> some View) -> [Bool] {
    let screen = Screen(columns: 9, rows: 1, content: content)
    _ = screen.text
    return columns.map { column in
      screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: column, y: 0))))
    }
  }

  @Test func findsTheForemostNodeThatAcceptsThePointer() {
    var tapped = ""
    let screen = Screen(columns: 9, rows: 1) {
      ZStack(alignment: .leading) {
        Text("behind").onTapGesture { tapped += "b" }
        Text("fr").onTapGesture { tapped += "f" }
      }
    }
    screen.click(column: 0, row: 0)
    screen.click(column: 4, row: 0)
    #expect(tapped == "fb")
  }

  @Test func viewsAreTransparentByDefault() {
    let hits = taps([0, 4]) {
      Text("behind").onTapGesture {}.overlay(alignment: .leading) { Text("xx") }
    }
    #expect(hits == [true, true])
  }

  @Test func findsNothingOutsideANode() {
    #expect(taps([2, 3]) { Text("abc").onTapGesture {} } == [true, false])
  }

  @Test func findsContentDrawnOutsideItsRect() {
    #expect(taps([0, 5]) { Text("abc").onTapGesture {}.offset(x: 4) } == [false, true])
  }
}
