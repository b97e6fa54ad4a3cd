import Components
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct InexactBlanksTests {
  /// Returns which of `points` are inexact, removing them.
  private func removed(_ points: (Int, Int)..., from blanks: inout InexactBlanks) -> [Bool] {
    points.map { x, y in blanks.remove(Point(x: x, y: y)) }
  }

  @Test func removesEachCellOnce() {
    var blanks = InexactBlanks()
    let isEmpty = blanks.isEmpty
    blanks.insert(2..<4, row: 1, columns: 5)
    #expect(isEmpty && !blanks.isEmpty)
    let outside = removed((1, 1), (4, 1), (2, 0), (2, 7), from: &blanks)
    #expect(outside == [false, false, false, false])
    let inside = removed((2, 1), (2, 1), (3, 1), from: &blanks)
    #expect(inside == [true, false, true])
  }

  @Test func takesAnotherWidthWhenItIsEmpty() {
    var blanks = InexactBlanks()
    blanks.insert(0..<5, row: 1, columns: 5)
    blanks.removeAll()
    #expect(blanks.isEmpty)
    blanks.insert(0..<1, row: 1, columns: 3)
    let cells = removed((0, 1), (1, 1), from: &blanks)
    #expect(cells == [true, false])
  }
}
