import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct PathTests {
  private func picture(_ path: Path) -> String {
    let blocks = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
    let (rect, mask) = (path.boundingRect, PathMask(path))
    return rect.rows.map { y in
      String(rect.columns.map { blocks[Int(mask.quadrants(at: Point(x: $0, y: y)).rawValue)] })
    }.joined(separator: "\n")
  }

  @Test func rectangleCoversItsCells() {
    #expect(picture(Path(Rect(x: 3, y: 1, width: 3, height: 2))) == "███\n███")
  }

  @Test func roundsCorners() {
    let rect = Rect(x: 0, y: 0, width: 6, height: 2)
    #expect(picture(Path(roundedRect: rect, cornerRadius: 2)) == "▟████▙\n▜████▛")
    #expect(Path(roundedRect: rect, cornerRadius: 0).isRectangle)
  }

  @Test func limitsTheRadiusToItsSize() {
    let rect = Rect(x: 0, y: 0, width: 8, height: 2)
    #expect(
      picture(Path(roundedRect: rect, cornerRadius: 99))
        == picture(Path(roundedRect: rect, cornerRadius: 2)))
  }

  @Test func isEmptyOutside() {
    let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 6, height: 3))
    #expect(PathMask(path).quadrants(at: Point(x: -1, y: 1)).isEmpty)
    #expect(PathMask(path).quadrants(at: Point(x: 6, y: 1)).isEmpty)
    #expect(PathMask(path).quadrants(at: Point(x: 3, y: 1)) == .all)
  }

  private let triangle = Path { path in
    path.move(to: PathPoint(x: 4, y: 0))
    path.addLine(to: PathPoint(x: 8, y: 4))
    path.addLine(to: PathPoint(x: 0, y: 4))
    path.closeSubpath()
  }

  @Test func fillsLinesInQuarterCells() {
    #expect(
      picture(triangle)
        == """
           ▟▙  ·
          ▟██▙ ·
         ▟████▙·
        ▟██████▙
        """.replacing("·", with: " "))
    #expect(triangle.boundingRect == Rect(x: 0, y: 0, width: 8, height: 4))
    #expect(triangle.contains(PathPoint(x: 4, y: 2)))
    #expect(!triangle.contains(PathPoint(x: 1, y: 1)))
  }

  @Test func arcsAreRound() {
    var arc = Path()
    arc.addArc(
      center: PathPoint(x: 6, y: 3), radius: 6, startAngle: .zero, endAngle: .degrees(360),
      clockwise: false)
    let ellipse = Path(ellipseIn: Rect(x: 0, y: 0, width: 12, height: 6))
    #expect(picture(arc) == picture(ellipse))
    #expect(picture(Path(ellipse.elements)) == picture(ellipse))
  }

  @Test func arcsTurnWithGrowingAnglesUnlessClockwise() {
    func end(_ start: Double, _ end: Double, clockwise: Bool) -> Rect {
      var arc = Path()
      arc.addArc(
        center: PathPoint(x: 4, y: 2), radius: 4, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
      return arc.boundingRect
    }
    #expect(end(0, 90, clockwise: false) == Rect(x: 4, y: 2, width: 4, height: 2))
    #expect(end(90, 0, clockwise: true) == Rect(x: 4, y: 2, width: 4, height: 2))
    #expect(end(0, 90, clockwise: true) == Rect(x: 0, y: 0, width: 8, height: 4))
    #expect(end(90, 0, clockwise: false) == Rect(x: 0, y: 0, width: 8, height: 4))
  }

  @Test func curvesPassThroughTheirEnds() {
    var path = Path()
    path.addLines([PathPoint(x: 0, y: 4), PathPoint(x: 0, y: 2)])
    path.addQuadCurve(to: PathPoint(x: 4, y: 2), control: PathPoint(x: 2, y: 0))
    path.addCurve(
      to: PathPoint(x: 8, y: 2), control1: PathPoint(x: 4, y: 4), control2: PathPoint(x: 8, y: 4))
    #expect(path.currentPoint == PathPoint(x: 8, y: 2))
    #expect(path.boundingRect == Rect(x: 0, y: 1, width: 8, height: 3))
    path.closeSubpath()
    #expect(path.currentPoint == PathPoint(x: 0, y: 4))
  }

  @Test func areasInsideTwiceAreOutsideIfEven() {
    var path = Path(Rect(x: 0, y: 0, width: 6, height: 3))
    path.addRect(Rect(x: 2, y: 1, width: 2, height: 1))
    #expect(path.contains(PathPoint(x: 3, y: 1.5)))
    #expect(!path.contains(PathPoint(x: 3, y: 1.5), eoFill: true))
    #expect(path.contains(PathPoint(x: 1, y: 1.5), eoFill: true))
  }

  @Test func keepsTheFractionsOfItsLength() {
    let square = Path(Rect(x: 0, y: 0, width: 4, height: 2))
    #expect(square.trimmedPath(from: 0, to: 0.25).boundingRect.size == Size(width: 4, height: 0))
    #expect(
      square.trimmedPath(from: 0.25, to: 0.5).boundingRect
        == Rect(x: 4, y: 0, width: 0, height: 2))
    #expect(square.trimmedPath(from: 0.125, to: 0.375).currentPoint == PathPoint(x: 4, y: 1))
    #expect(square.trimmedPath(from: -1, to: 2) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: .nan, to: .nan) == square)
  }

  @Test func dashesContinueAroundCorners() {
    let line = Polyline(points: [.zero, PathPoint(x: 3, y: 0), PathPoint(x: 3, y: 2)])
    let dashes = line.dashes([4, 1], phase: 0)
    #expect(dashes.map(\.length) == [4, 2])
    #expect(dashes[0].points.last == PathPoint(x: 3, y: 0.5))
    #expect(line.dashes([2], phase: 1).map(\.length) == [1, 2])
    #expect(line.dashes([0], phase: 0) == [line])
    #expect(line.dashes([1, 1], phase: -3).map(\.length) == [1, 1, 1])
  }

  @Test func staysSimpleWithOneOutline() {
    var path = Path()
    path.addEllipse(in: Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(path.roundedRect != nil)
    path.addPath(Path(roundedRect: Rect(x: 0, y: 0, width: 4, height: 4), cornerRadius: 1))
    path.addRoundedRect(in: Rect(x: 9, y: 0, width: 4, height: 4), cornerRadius: 1)
    #expect(path.roundedRect == nil && path.polylines.count == 3)
    #expect(path.offsetBy(dx: 1.5, dy: 0).boundingRect == Rect(x: 1, y: 0, width: 14, height: 4))
  }

  @Test func limitsCoordinates() {
    var path = Path()
    path.closeSubpath()
    path.addLine(to: PathPoint(x: .nan, y: Double.infinity))
    path.addLine(to: PathPoint(x: -Double.infinity, y: 1e300))
    path.addArc(
      center: .zero, radius: .infinity, startAngle: .degrees(.nan), endAngle: .zero,
      clockwise: true)
    path.addRelativeArc(center: .zero, radius: .nan, startAngle: .zero, delta: .degrees(1e9))
    #expect(path.boundingRect.size.width <= 2 * .maxLength)
    #expect(!path.contains(PathPoint(x: .nan, y: .nan)))
    #expect(Path().boundingRect == Rect(size: .zero))
  }

  @Test func insetsByAColumnAndHalfARow() throws {
    let inset = try #require(RoundedRect(Rect(x: 0, y: 0, width: 4, height: 2)).inset(by: 1))
    #expect(inset.quadrants(at: Point(x: 1, y: 0)) == .lower)
    #expect(inset.quadrants(at: Point(x: 0, y: 0)) == [])
    #expect(inset.quadrants(at: Point(x: 1, y: 1)) == .upper)
    #expect(RoundedRect(Rect(x: 0, y: 0, width: 2, height: 2)).inset(by: 1) == nil)
  }
}
