import Components
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct RowsTests {
  @Test func showsATableAndAList() {
    let text = screen(of: .rows).text
    #expect(text.contains("Name"))
    #expect(text.contains("Aldar 0"))
    #expect(text.contains("Bakery"))
    #expect(text.contains("none selected"))
  }

  @Test func showsSeveralRowsInASmallTerminal() {
    let screen = screen(of: .rows)
    screen.resize(columns: 20, rows: 8)
    #expect(screen.text.contains("Hamira 1"))
  }

  @Test func selectsAndSorts() {
    let screen = screen(of: .rows)
    screen.press(.tab)
    screen.press(.right)
    screen.press(.enter)
    #expect(screen.text.contains("Mag ▲"))
    screen.press(.tab)
    screen.press(.down)
    screen.press(.down, modifiers: .shift)
    #expect(screen.text.contains("2 selected"))
  }

  @Test func deletesAndMovesRows() {
    let screen = screen(of: .rows)
    for _ in 0..<3 { screen.press(.tab) }
    screen.press(.down)
    screen.press(.delete)
    #expect(!screen.text.contains("pears"))
    #expect(screen.text.contains("cherries"))
  }
}
