import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct PointTests {
  @Test func addsAndSubtracts() {
    let (a, b) = (Point(x: 1, y: 2), Point(x: 3, y: 5))
    #expect(a + b == Point(x: 4, y: 7))
    #expect(b - a == Point(x: 2, y: 3))
  }

  @Test func isSubscriptedByAxis() {
    var point = Point(x: 1, y: 2)
    point[.vertical] = 7
    #expect(point[.horizontal] == 1)
    #expect(point == Point(x: 1, y: 7))
  }
}
