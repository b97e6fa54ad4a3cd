import Components
import TestSupport
import Testing

@testable import ComponentCharts

@Suite(.watchdog) struct DotRasterTests {
  private func text(_ cells: [Point: UInt32], _ columns: Int, _ rows: Int) -> String {
    (0..<rows).map { y in
      (0..<columns).map { x in
        String(Character(Unicode.Scalar(0x2800 + (cells[Point(x: x, y: y)] ?? 0)) ?? " "))
      }.joined()
    }.joined(separator: "\n")
  }

  private let area = Rect(x: 0, y: 0, width: 4, height: 2)
  private let rise = [PathPoint(x: 0.25, y: 1.6), PathPoint(x: 3.75, y: 0.1)]

  @Test func joinsTheRunsOfNeighboringColumns() {
    let raster = DotRaster(rise, in: area)
    #expect(text(raster.line(), 4, 2) == "⠀⢀⡴⠛\n⠶⠋⠀⠀")
  }

  @Test func spansTheHeightsOfASteepLine() {
    let peak = [
      PathPoint(x: 0.25, y: 1.8), PathPoint(x: 0.75, y: 0.1), PathPoint(x: 1.25, y: 1.8),
    ]
    #expect(text(DotRaster(peak, in: area).line(), 2, 2) == "⣸⡀\n⡇⡇")
  }

  @Test func fillsTheAreaToItsBase() {
    let raster = DotRaster(rise, in: area)
    #expect(text(raster.area(to: 1.6), 4, 2) == "⠀⢀⣴⣿\n⣶⣿⣿⣿")
    #expect(text(raster.area(to: 0.1), 4, 2) == "⣿⣿⡿⠛\n⠿⠋⠀⠀")
  }

  @Test func leavesGaps() {
    #expect(text(DotRaster(rise, in: area).line { $0 == 1 }, 4, 2) == "⠀⠀⡴⠛\n⠶⠀⠀⠀")
  }

  @Test func aPartLooksLikeInTheWhole() {
    let whole = DotRaster(rise, in: area).line()
    let part = DotRaster(rise, in: Rect(x: 1, y: 0, width: 2, height: 2)).line()
    #expect(part == whole.filter { (1..<3).contains($0.key.x) })
  }

  @Test func isLimitedToWhatIsVisible() {
    let line = [PathPoint(x: -1e300, y: -1e300), PathPoint(x: 1e300, y: 1e300)]
    let raster = DotRaster(line, in: Rect(x: 2, y: 3, width: 2, height: 1))
    #expect(raster.line().keys.allSatisfy { (2..<4).contains($0.x) && $0.y == 3 })
    #expect(raster.area(to: 1e300).count <= 2)
  }

  @Test func hasNoDotsWithoutPoints() {
    #expect(DotRaster([], in: Rect(x: 0, y: 0, width: 4, height: 2)).line().isEmpty)
  }
}
