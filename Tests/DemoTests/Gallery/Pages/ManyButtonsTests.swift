import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct ManyButtonsTests {
  @Test func oneButtonChangesPerTick() {
    let screen = screen(of: .many)
    let before = screen.text
    screen.advance(by: .milliseconds(50))
    let changed = zip(before.split(separator: "\n"), screen.text.split(separator: "\n"))
      .filter { $0 != $1 }
    #expect(changed.count == 2)
  }

  @Test func aPressCounts() {
    let screen = screen(of: .many)
    #expect(screen.text.contains("\n  0   1   2 "))
    screen.click(column: 6, row: 2)
    #expect(screen.text.contains("\n  0   1   2 "))
    screen.click(column: 6, row: 2)
    #expect(screen.text.contains("\n  0   2   2 "))
  }

  @Test func theToggleKeepsItsTitleInOneLine() {
    let screen = screen(of: .many)
    screen.resize(columns: 20, rows: 8)
    #expect(screen.text.contains("[✓] Changing "))
  }

  @Test func theToggleStopsTheChanges() {
    let screen = screen(of: .many)
    screen.advance(by: .seconds(1))
    #expect(screen.text.contains("20 changes so far"))
    #expect(screen.text.contains("[✓] Changing "))
    #expect(screen.text.contains("  2%"))
    screen.press(.tab)
    screen.press(.space)
    screen.advance(by: .seconds(1))
    #expect(screen.text.contains("20 changes so far"))
    screen.press(.space)
    screen.advance(by: .seconds(1))
    #expect(screen.text.contains("40 changes so far"))
  }
}
