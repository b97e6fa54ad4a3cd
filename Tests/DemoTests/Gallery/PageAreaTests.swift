import Components
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

/// Measures how much of a page is empty on a large terminal.
@MainActor @Suite(.watchdog) struct PageAreaTests {
  private func frame(of page: Page) -> Frame {
    let screen = Screen(columns: 120, rows: 40, scheduler: TestScheduler()) {
      Gallery(page: page, input: DemoInput())
    }
    screen.advance(by: .seconds(3))
    return screen.frame
  }

  /// Lamps that are dark, and a history without alarms, are what an annunciator is to show.
  @Test(arguments: Page.all.filter { $0 != .annunciator })
  func atMostAThirdOfAPageIsEmpty(page: Page) {
    let area = Rect(x: PageSidebar.width, y: 0, width: 120 - PageSidebar.width, height: 39)
    let share = frame(of: page).emptyShare(of: area)
    #expect(share <= 1.0 / 3, "\(Int(share * 100)) % of the page is empty.")
  }
}

extension Frame {
  /// Returns the part of `area` that is farther than a row and four columns from all that is
  /// shown. Surfaces alone show nothing.
  fileprivate func emptyShare(of area: Rect) -> Double {
    var isNear = Array(repeating: false, count: columns * rows)
    for y in area.rows {
      for x in area.columns where showsSomething(at: Point(x: x, y: y)) {
        for row in (y - 1...y + 1).clamped(to: 0...rows - 1) {
          for column in (x - 4...x + 4).clamped(to: 0...columns - 1) {
            isNear[row * columns + column] = true
          }
        }
      }
    }
    let emptyCount = area.rows.reduce(0) { count, y in
      count + area.columns.count { !isNear[y * columns + $0] }
    }
    return Double(emptyCount) / Double(area.size.width * area.size.height)
  }

  private func showsSomething(at point: Point) -> Bool {
    let cell = self[point.x, point.y]
    if cell.text != " " { return true }
    let levels = Theme.standard.dark
    return ![nil, .clear, .terminalBackground, levels.surface, levels.overlay, levels.field]
      .contains(cell.attributes.background)
  }
}
