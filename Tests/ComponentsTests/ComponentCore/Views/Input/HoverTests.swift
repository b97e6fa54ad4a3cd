import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct HoverTests {
  private let log = CurrentValueSubject<String, Never>("")

  private func record(_ name: String) -> @MainActor (Bool) -> Void {
    { log.value += $0 ? "+\(name)" : "-\(name)" }
  }

  @Test func reportsEnteringAndLeaving() {
    let screen = Screen(columns: 9, rows: 2) { Text("abc").onHover(perform: record("a")) }
    for column in [5, 2, 1, 3, 0] { screen.move(column: column, row: 0) }
    #expect(log.value == "+a-a+a")
    screen.send(.windowFocus(false))
    #expect(log.value == "+a-a+a-a")
  }

  @Test func hoversAllEnclosingViews() {
    let screen = Screen(columns: 9, rows: 1) {
      HStack {
        Text("a").onHover(perform: record("a"))
        Text("b").onHover(perform: record("b"))
      }
      .onHover(perform: record("c"))
    }
    for column in 0..<4 { screen.move(column: column, row: 0) }
    #expect(log.value == "+a+c-a+b-b-c")
  }

  @Test func pressesPassThrough() {
    let screen = Screen(columns: 9, rows: 3) {
      Button {
        log.value += "!"
      } label: {
        Text("Go").onHover(perform: record("g"))
      }
    }
    screen.move(column: 2, row: 1)
    #expect(screen.attributes(of: "Go")?.isUnderlined == true)
    screen.press(column: 2, row: 1)
    #expect(screen.picture == "╔════╗\n║ Go ║\n╚════╝")
    screen.drag(column: 8, row: 1)
    screen.drag(column: 0, row: 1)
    screen.release(column: 0, row: 1)
    #expect(log.value == "+g-g!")
  }

  @Test func nothingElseIsHoveredDuringAPress() {
    let screen = Screen(columns: 9, rows: 1) {
      HStack {
        Text("a").onTapGesture {}
        Text("b").onHover(perform: record("b"))
      }
    }
    screen.press(column: 0, row: 0)
    screen.drag(column: 2, row: 0)
    #expect(log.value == "")
    screen.release(column: 2, row: 0)
    #expect(log.value == "+b")
  }

  @Test func disabledAndRemovedViewsAreNotHovered() {
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 9, rows: 1) {
      Text("a").onHover(perform: record("a")).disabled(isDisabled)
    }
    screen.move(column: 0, row: 0)
    isDisabled.send(true)
    _ = screen.text
    #expect(log.value == "+a-a")
    screen.move(column: 0, row: 0)
    #expect(log.value == "+a-a")
  }
}
