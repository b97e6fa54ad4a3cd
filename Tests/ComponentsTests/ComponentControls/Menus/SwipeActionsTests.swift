import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct SwipeActionsTests {
  @Test func standInTheMenuOfTheRow() {
    var log: [String] = []
    let screen = Screen(columns: 20, rows: 7) {
      Text("row")
        .swipeActions { Button("Delete", role: .destructive) { log.append("delete") } }
        .swipeActions(edge: .leading) { Button("Pin") { log.append("pin") } }
    }
    screen.press(.tab)
    screen.press(.function(10), modifiers: .shift)
    #expect(screen.text.contains("Delete") && screen.text.contains("Pin"))
    screen.press(.down)
    screen.press(.enter)
    #expect(log == ["pin"])
  }

  @Test func standInTheMenuOfTheRowOfAList() {
    var log: [Int] = []
    let screen = Screen(columns: 20, rows: 8) {
      List {
        ForEach(1..<3) { number in
          Text("row \(number)").swipeActions { Button("Delete") { log.append(number) } }
        }
      }
    }
    screen.press(.tab)
    screen.press(.down)
    screen.press(.function(10), modifiers: .shift)
    #expect(screen.text.contains("Delete"))
    screen.press(.enter)
    #expect(log.count == 1)
  }
}
