import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct DragGestureTests {
  private struct Card: View {
    @State private var start = 0
    @State private var drag = 0
    var body: some View {
      Text("ab").offset(x: start + drag, y: 0)
        .gesture(
          DragGesture()
            .onChanged { drag = $0.translation.width }
            .onEnded { _ in (start, drag) = (start + drag, 0) })
    }
  }

  @Test func movesAView() {
    let screen = Screen(columns: 9, rows: 1) {
      Card().frame(width: 9, alignment: .leading)
    }
    screen.press(column: 1, row: 0)
    screen.drag(column: 3, row: 0)
    #expect(screen.text == "  ab")
    screen.drag(column: 4, row: 0)
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 4, y: 0))))
    #expect(screen.text == "   ab")
  }

  @Test func reportsLocations() {
    var values: [DragGesture.Value] = []
    let screen = Screen(columns: 9, rows: 3) {
      Text("abcd").padding(1).gesture(DragGesture().onChanged { values.append($0) })
    }
    screen.press(column: 2, row: 1)
    screen.drag(column: 1, row: 2)
    #expect(values.map(\.startLocation) == [Point(x: 2, y: 1)])
    #expect(values.map(\.location) == [Point(x: 1, y: 2)])
    #expect(values.map(\.translation) == [Size(width: -1, height: 1)])
  }

  @Test func beginsAtTheMinimumDistance() {
    var (changes, ends, clicks) = (0, 0, 0)
    let screen = Screen(columns: 9, rows: 1) {
      Text("abcdefgh")
        .gesture(
          DragGesture(minimumDistance: 3)
            .onChanged { _ in changes += 1 }.onEnded { _ in ends += 1 }
        )
        .onTapGesture { clicks += 1 }
    }
    screen.press(column: 0, row: 0)
    screen.drag(column: 2, row: 0)
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 2, y: 0))))
    #expect((changes, ends, clicks) == (0, 0, 1))
    screen.press(column: 0, row: 0)
    screen.drag(column: 3, row: 0)
    screen.drag(column: 1, row: 0)
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 1, y: 0))))
    #expect((changes, ends, clicks) == (2, 1, 1))
  }

  @Test func beginsAtOnceWithoutADistance() {
    var values: [Int] = []
    let screen = Screen(columns: 9, rows: 1) {
      Text("ab").gesture(DragGesture(minimumDistance: 0).onChanged { values.append($0.location.x) })
    }
    screen.press(column: 1, row: 0)
    #expect(values == [1])
  }

  @Test func shiftAndArrowsDrag() {
    let screen = Screen(columns: 9, rows: 1) { Card().frame(width: 9, alignment: .leading) }
    screen.press(.tab)
    #expect(screen.attributes(of: "ab")?.isReversed == true)
    screen.press(.right, modifiers: .shift)
    screen.press(.right, modifiers: .shift)
    #expect(screen.text == "  ab")
    #expect(!screen.press(.right))
  }

  @Test func aDisabledViewIsNotDragged() {
    var changes = 0
    let screen = Screen(columns: 9, rows: 1) {
      Text("ab").gesture(DragGesture().onChanged { _ in changes += 1 }).disabled()
    }
    screen.press(column: 0, row: 0)
    screen.drag(column: 3, row: 0)
    screen.press(.tab)
    screen.press(.right, modifiers: .shift)
    #expect(changes == 0)
  }
}
