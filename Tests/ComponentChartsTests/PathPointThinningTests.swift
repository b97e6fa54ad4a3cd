import Components
import SignalsTesting
import TestSupport
import Testing

@testable import ComponentDrawing
@testable import ComponentCharts
@testable import ComponentCore

@Suite(.watchdog) struct PathPointThinningTests {
  private let size = Size(width: 6, height: 4)

  /// Returns the dots of the line through `points`.
  private func dots(_ points: [PathPoint]) -> Set<Point> {
    var dots: Set<Point> = []
    for (start, end) in zip(points, points.dropFirst()) {
      dots.formUnion(
        LineRaster(
          from: start, to: end, in: Rect(size: size), columns: 2, rows: 4, of: size))
    }
    return dots
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func coversTheSameDots(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let count = Int.random(in: 2...400, using: &random)
    let points = (0..<count).map { index in
      PathPoint(
        x: 0.25 + Double(index) / Double(count - 1) * (Double(size.width) - 0.5),
        y: Double.random(in: 0...Double(size.height), using: &random))
    }
    let thinned = points.thinnedToDots()
    #expect(thinned.count <= 4 * 2 * size.width)
    #expect(thinned.first == points.first && thinned.last == points.last)
    #expect(dots(thinned) == dots(points))
  }

  @Test func keepsPointsInDifferentColumns() {
    let points = (0..<6).map { PathPoint(x: Double($0) + 0.25, y: Double($0 % 3)) }
    #expect(points.thinnedToDots() == points)
    #expect([PathPoint]().thinnedToDots() == [])
  }
}
