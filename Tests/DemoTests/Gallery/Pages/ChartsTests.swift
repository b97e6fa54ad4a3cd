import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import Demo

@MainActor @Suite(.watchdog) struct ChartsTests {
  @Test func chartsFollowTheSamples() {
    let screen = screen(of: .charts)
    #expect(screen.text.contains("── received"))
    #expect(screen.text.contains("photos"))
    let before = screen.text
    screen.advance(by: .seconds(1))
    #expect(screen.text != before)
  }

  @Test(arguments: [40, 80, 120, 300])
  func boxesEndAtTheSameColumn(columns: Int) {
    let screen = screen(of: .charts)
    screen.resize(columns: columns, rows: 40)
    let ends = screen.text.split(separator: "\n").compactMap { line in
      line.lastIndex(of: "╮").map { line.distance(from: line.startIndex, to: $0) }
    }
    #expect(Set(ends) == [columns - 2])
  }
}
