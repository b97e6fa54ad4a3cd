import SwiftUIPort
import TestSupport
import Testing

@Suite(.watchdog) struct PathElementsTests {
  @Test func enumeratesItsLines() {
    var path = Path()
    path.move(to: CGPoint(x: 8, y: 16))
    path.addLine(to: CGPoint(x: 20, y: 16))
    path.addCurve(
      to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    #expect(
      elements == [
        .move(to: CGPoint(x: 8, y: 16)), .line(to: CGPoint(x: 20, y: 16)),
        .curve(
          to: .zero, control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4)),
        .closeSubpath,
      ])
  }

  @Test func strokesALineWithAPen() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 80))
    path.addLine(to: CGPoint(x: 160, y: 80))
    let outline = path.strokedPath(StrokeStyle(lineWidth: 64))
    #expect(outline.contains(CGPoint(x: 80, y: 100)))
    #expect(!outline.contains(CGPoint(x: 80, y: 130)))
  }
}
