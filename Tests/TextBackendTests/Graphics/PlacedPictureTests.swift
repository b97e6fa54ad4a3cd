import Components
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct PlacedPictureTests {
  private func run(_ source: Point, _ columns: Range<Int>, id: Int = 1) -> PictureRun {
    PictureRun(id: id, source: source, columns: columns)
  }

  @Test func joinsRowsOfTheSameColumns() {
    let rows = (0..<3).map { [run(Point(x: 0, y: $0), 2..<6)] }
    let whole = PlacedPicture(
      id: 1, source: Rect(x: 0, y: 0, width: 4, height: 3), origin: Point(x: 2, y: 0))
    #expect([PlacedPicture](rows) == [whole])
    #expect(whole.target == Rect(x: 2, y: 0, width: 4, height: 3))
  }

  @Test func separatesWhatDoesNotContinue() {
    // Another picture, a gap, other columns, and another row of the picture.
    let rows = [
      [run(.zero, 0..<2)], [run(Point(x: 0, y: 1), 0..<2, id: 2)], [],
      [run(Point(x: 0, y: 2), 0..<2)], [run(Point(x: 0, y: 3), 0..<1)],
      [run(Point(x: 0, y: 5), 0..<1)],
    ]
    #expect([PlacedPicture](rows).map(\.target.size.height) == [1, 1, 1, 1, 1])
  }
}
