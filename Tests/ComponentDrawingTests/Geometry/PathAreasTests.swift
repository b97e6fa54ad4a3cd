import SignalsTesting
import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct PathAreasTests {
  private func picture(_ path: Path) -> String {
    let blocks = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
    let mask = PathMask(path)
    return (0..<4).map { y in
      String((0..<8).map { blocks[Int(mask.quadrants(at: Point(x: $0, y: y)).rawValue)] })
    }.joined(separator: "\n")
  }

  private let left = Path(Rect(x: 0, y: 0, width: 5, height: 3))
  private let right = Path(Rect(x: 3, y: 1, width: 5, height: 3))

  @Test func twoRectanglesAreCombined() {
    #expect(picture(left.area(.union, right)) == "█████   \n████████\n████████\n   █████")
    #expect(picture(left.area(.intersection, right)) == "        \n   ██   \n   ██   \n        ")
    #expect(picture(left.area(.subtraction, right)) == "█████   \n███     \n███     \n        ")
    #expect(
      picture(left.area(.symmetricDifference, right))
        == "█████   \n███  ███\n███  ███\n   █████")
  }

  @Test func theOutlineHasNoLinesInside() {
    let corners = [(0, 0), (5, 0), (5, 1), (8, 1), (8, 4), (3, 4), (3, 3), (0, 3)]
      .map { PathPoint(x: $0.0, y: $0.1) }
    let outline = left.area(.union, right).polylines
    #expect(outline.count == 1 && outline[0].isClosed)
    #expect(Set(outline[0].points) == Set(corners) && outline[0].points.count == corners.count)
    let touching = Path(Rect(x: 5, y: 0, width: 3, height: 3))
    let joined = left.area(.union, touching).polylines
    #expect(joined.count == 1 && joined[0].points.count == 4)
  }

  @Test func emptyAreasHaveNoOutline() {
    #expect(left.area(.subtraction, left).isEmpty)
    #expect(left.area(.intersection, Path()).isEmpty)
    #expect(Path().area(.union, Path()).isEmpty)
    #expect(picture(Path().area(.union, left)) == picture(left))
  }

  @Test func aDirectionOfLinesDoesNotMatter() {
    let backward = Path { path in
      path.addLines([(8, 1), (3, 1), (3, 4), (8, 4)].map { PathPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
    }
    #expect(picture(left.area(.union, backward)) == picture(left.area(.union, right)))
  }

  @Test func eachPointIsWhereTheOperationPutsIt() {
    var random = RandomNumbers(seed: 7)
    func coordinate() -> Double { Double.random(in: 0...10, using: &random) }
    func shape() -> Path {
      Path { path in
        path.addLines(
          (0..<Int.random(in: 3...6, using: &random)).map { _ in
            PathPoint(x: coordinate(), y: coordinate())
          })
        path.closeSubpath()
      }
    }
    for _ in 0..<100 {
      let (first, second, eoFill) = (shape(), shape(), Bool.random(using: &random))
      let masks = [first, second].map { PathMask($0, isEvenOdd: eoFill) }
      for operation in AreaOperation.allCases {
        let result = PathMask(first.area(operation, second, eoFill: eoFill), isEvenOdd: eoFill)
        for _ in 0..<50 {
          let point = PathPoint(x: coordinate(), y: coordinate())
          // A point near a line may be on either side.
          let lines = (first.polylines + second.polylines)
            .flatMap { Polyline(points: $0.points, isClosed: true).segments }
          if lines.contains(where: { point.isNear($0.start, $0.end) }) { continue }
          let isIn = masks.map { $0.contains(point) }
          let expected =
            switch operation {
            case .union: isIn[0] || isIn[1]
            case .intersection: isIn[0] && isIn[1]
            case .subtraction: isIn[0] && !isIn[1]
            case .symmetricDifference: isIn[0] != isIn[1]
            }
          #expect(result.contains(point) == expected, "\(operation) at \(point)")
        }
      }
    }
  }
}

extension PathPoint {
  fileprivate func isNear(_ start: PathPoint, _ end: PathPoint) -> Bool {
    let (line, offset) = (end - start, self - start)
    return abs(line.x * offset.y - line.y * offset.x) < 0.02 * max(abs(line.x), abs(line.y))
  }
}
