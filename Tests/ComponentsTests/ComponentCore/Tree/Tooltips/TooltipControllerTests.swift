import Components
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TooltipControllerTests {
  private let scheduler = TestScheduler()

  private func screen(_ text: String, columns: Int = 80) -> Screen {
    let screen = Screen(columns: columns, rows: 5, scheduler: scheduler) { Text("a").help(text) }
    _ = screen.text
    screen.move(column: 0, row: 0)
    return screen
  }

  @Test func showsATooltipAfterItsDelay() {
    let screen = screen("help")
    screen.advance(by: .milliseconds(599))
    #expect(screen.picture == "a")
    screen.advance(by: .milliseconds(1))
    #expect(screen.picture == "a\n help")
  }

  @Test func leavingCancelsTheDelay() {
    let screen = screen("help")
    screen.move(column: 9, row: 4)
    screen.advance(by: .seconds(1))
    #expect(screen.picture == "a")
    #expect(scheduler.scheduled == 0)
  }

  @Test func wrapsLongText() {
    let screen = screen(String(repeating: "x", count: 100))
    screen.advance(by: .seconds(1))
    #expect(screen.picture.split(separator: "\n").map(\.count).max() == 59)
  }

  @Test func staysOnTheScreen() {
    let screen = Screen(columns: 8, rows: 3, scheduler: scheduler) {
      HStack {
        Spacer()
        Text("a").help("help")
      }
    }
    _ = screen.text
    screen.move(column: 7, row: 0)
    screen.advance(by: .seconds(1))
    #expect(screen.picture == "       a\n   help")
  }

  @Test func showsNothingForAnEmptyText() {
    let screen = screen("")
    screen.advance(by: .seconds(1))
    #expect(screen.picture == "a")
  }

  @Test func viewsOutOfSightShowNoTooltip() {
    let screen = Screen(columns: 9, rows: 4, scheduler: scheduler) {
      VStack(alignment: .leading) {
        Text("top")
        ScrollView { VStack { ForEach(0..<9) { Text("row \($0)").help("help") } } }
      }
    }
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 3), at: Point(x: 1, y: 2))))
    #expect(screen.text.hasPrefix("top"))
    screen.move(column: 2, row: 0)
    screen.advance(by: .seconds(1))
    #expect(!screen.text.contains("help"))
    screen.move(column: 2, row: 1)
    screen.advance(by: .seconds(1))
    #expect(screen.text.contains("help"))
  }
}
