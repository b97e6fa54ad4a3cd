import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// Paths are right at each scale. `s` is the width of a column.
@MainActor @Suite(.watchdog) struct PathScaleTests {
  /// Returns the picture of a path on 12 columns and 6 rows.
  private func filled(_ s: CGFloat, _ path: (inout Path) -> Void) -> String {
    atScale(s) { redCells(12, 6) { Path(path).fill(.red) } }
  }

  private let square = """
    ............
    ..####......
    ..####......
    ............
    ............
    ............
    """

  @Test(arguments: scales) func linesArePlacedInPoints(s: CGFloat) {
    #expect(
      filled(s) { path in
        path.move(to: CGPoint(x: 2 * s, y: 2 * s))
        path.addLine(to: CGPoint(x: 6 * s, y: 2 * s))
        path.addLine(to: CGPoint(x: 6 * s, y: 6 * s))
        path.addLine(to: CGPoint(x: 2 * s, y: 6 * s))
        path.closeSubpath()
      } == square)
    #expect(
      filled(s) { $0.addRect(CGRect(x: 2 * s, y: 2 * s, width: 4 * s, height: 4 * s)) } == square)
    #expect(
      filled(s) { path in
        path.addLines([
          CGPoint(x: 2 * s, y: 2 * s), CGPoint(x: 6 * s, y: 2 * s), CGPoint(x: 6 * s, y: 6 * s),
          CGPoint(x: 2 * s, y: 6 * s),
        ])
      } == square)
    // A rectangle between cells fills those whose halves have their
    // centers in it.
    #expect(
      filled(s) { $0.addRect(CGRect(x: 1.6 * s, y: 1.6 * s, width: 4 * s, height: 4 * s)) } == """
        ............
        ..###.......
        ..###.......
        ............
        ............
        ............
        """)
  }

  @Test(arguments: scales) func curvesArePlacedInPoints(s: CGFloat) {
    func paths(_ s: CGFloat) -> [CGRect] {
      atScale(s) {
        let start = CGPoint(x: 2 * s, y: 2 * s)
        var paths = [Path](repeating: Path(), count: 5)
        for index in paths.indices { paths[index].move(to: start) }
        paths[0].addQuadCurve(
          to: CGPoint(x: 10 * s, y: 2 * s), control: CGPoint(x: 6 * s, y: 10 * s))
        paths[1].addCurve(
          to: CGPoint(x: 10 * s, y: 2 * s), control1: CGPoint(x: 2 * s, y: 9 * s),
          control2: CGPoint(x: 10 * s, y: 9 * s))
        paths[2].addArc(
          tangent1End: CGPoint(x: 10 * s, y: 2 * s), tangent2End: CGPoint(x: 10 * s, y: 10 * s),
          radius: 3 * s)
        paths[3].addRelativeArc(
          center: CGPoint(x: 6 * s, y: 6 * s), radius: 4 * s, startAngle: .zero,
          delta: .degrees(200))
        paths[4].addRoundedRect(
          in: CGRect(x: 2 * s, y: 2 * s, width: 8 * s, height: 8 * s),
          cornerSize: CGSize(width: 2 * s, height: 2 * s))
        return paths.map(\.boundingRect)
      }
    }
    for (rect, expected) in zip(paths(s), paths(8)) {
      let factor = s / 8
      #expect(abs(rect.minX - expected.minX * factor) < 1e-6)
      #expect(abs(rect.minY - expected.minY * factor) < 1e-6)
      #expect(abs(rect.maxX - expected.maxX * factor) < 1e-6)
      #expect(abs(rect.maxY - expected.maxY * factor) < 1e-6)
    }
    #expect(paths(s)[4] == CGRect(x: 2 * s, y: 2 * s, width: 8 * s, height: 8 * s))
  }

  @Test(arguments: scales) func circlesAreRound(s: CGFloat) throws {
    let circle = atScale(s) {
      Path { path in
        path.addArc(
          center: CGPoint(x: 6 * s, y: 6 * s), radius: 4 * s, startAngle: .zero,
          endAngle: .degrees(360), clockwise: false)
      }
    }
    let rect = atScale(s) { circle.boundingRect }
    #expect(abs(rect.width - 8 * s) < 0.05 * s)
    #expect(abs(rect.height - 8 * s) < 0.05 * s)
    for (x, y, isInside) in [(2.2, 6, true), (1.8, 6, false), (6, 2.2, true), (6, 1.8, false)] {
      #expect(atScale(s) { circle.contains(CGPoint(x: x * s, y: y * s)) } == isInside)
    }
  }

  @Test(arguments: scales) func pathsTellPoints(s: CGFloat) {
    atScale(s) {
      var path = Path()
      path.move(to: CGPoint(x: 0.5 * s, y: 0.5 * s))
      path.addLine(to: CGPoint(x: 2.5 * s, y: 7 * s))
      #expect(path.currentPoint == CGPoint(x: 2.5 * s, y: 7 * s))
      #expect(path.boundingRect == CGRect(x: 0.5 * s, y: 0.5 * s, width: 2 * s, height: 6.5 * s))
      var ends: [CGPoint] = []
      path.forEach { element in
        if case .line(let end) = element { ends.append(end) }
      }
      #expect(ends == [CGPoint(x: 2.5 * s, y: 7 * s)])
      let pen = path.strokedPath(StrokeStyle(lineWidth: s)).boundingRect
      #expect(pen.width > 2 * s && pen.width < 3.1 * s)
    }
  }

  @Test(arguments: scales) func rectanglesAndEllipsesAreTheSameAtEachScale(s: CGFloat) {
    func paths(_ s: CGFloat) -> [Path] {
      let rect = CGRect(x: s, y: 2 * s, width: 4 * s, height: 6 * s)
      return atScale(s) {
        [Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 1.5 * s)]
      }
    }
    #expect(paths(s) == paths(8))
  }
}
