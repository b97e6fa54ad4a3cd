import ComponentDrawing
import TestSupport
import Testing

@Suite(.watchdog) struct RectEdgesTests {
  @Test func edgesAndCenters() {
    let rect = Rect(origin: Point(x: 2, y: 1), size: Size(width: 5, height: 4))
    #expect([rect.minX, rect.midX, rect.maxX] == [2, 4, 7])
    #expect([rect.minY, rect.midY, rect.maxY] == [1, 3, 5])
    #expect([rect.width, rect.height] == [5, 4])
  }
}
