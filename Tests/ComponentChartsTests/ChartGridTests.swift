import Components
import TestSupport
import Testing

@testable import ComponentCharts

@Suite(.watchdog) struct ChartGridTests {
  private let line = ChartGrid(
    area: Rect(x: 4, y: 0, width: 21, height: 5), columns: 11, used: 3..<11, reachesEdges: true)
  private let table = ChartGrid(
    area: Rect(x: 1, y: 1, width: 8, height: 4), columns: 4, rows: 2, used: 0..<4)

  @Test func findsThePlaceAtAPoint() {
    #expect(line.place(at: Point(x: 4, y: 0)) == 3)
    #expect([14, 15, 16, 24].map { line.place(at: Point(x: $0, y: 0)) } == [5, 6, 6, 10])
    #expect(line.place(at: Point(x: 3, y: 0)) == nil)
    #expect(line.place(at: Point(x: 4, y: 5)) == nil)
    #expect([1, 2, 3, 8].map { table.place(at: Point(x: $0, y: 1)) } == [0, 0, 1, 3])
    #expect(table.place(at: Point(x: 3, y: 4)) == 5)
  }

  @Test func findsTheColumnOfAPlace() {
    for place in 3..<11 {
      #expect(line.place(at: Point(x: line.x(of: place), y: 2)) == place)
    }
    #expect((0..<8).map(table.x) == [1, 3, 5, 7, 1, 3, 5, 7])
  }

  @Test func movesTheCaretWithinARow() {
    #expect(line.place(after: .left, at: 5) == 4)
    #expect(line.place(after: .left, at: 3) == 3)
    #expect(line.place(after: .right, at: 10) == 10)
    #expect(line.place(after: .home, at: 8) == 3)
    #expect(line.place(after: .end, at: 8) == 10)
    #expect(line.place(after: .up, at: 8) == nil)
    #expect(line.place(after: .tab, at: 8) == nil)
  }

  @Test func movesTheCaretBetweenRows() {
    #expect(table.place(after: .down, at: 1) == 5)
    #expect(table.place(after: .down, at: 5) == 5)
    #expect(table.place(after: .up, at: 5) == 1)
    #expect(table.place(after: .up, at: 1) == 1)
    #expect(table.place(after: .right, at: 3) == 3)
    #expect(table.place(after: .home, at: 6) == 4)
  }

  @Test func keepsTheCaretAtAValue() {
    #expect(line.nearest(to: 0) == 3)
    #expect(line.nearest(to: 99) == 10)
    #expect(table.nearest(to: 99) == 7)
    #expect(line.last == 10)
    #expect(table.last == 7)
  }

  @Test func hasNoPlacesWithoutValues() {
    let empty = ChartGrid(area: Rect(x: 0, y: 0, width: 9, height: 2), columns: 0, used: 0..<0)
    #expect(empty.last == nil)
    #expect(empty.nearest(to: 0) == nil)
    #expect(empty.place(at: .zero) == nil)
  }
}
