import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct RectTests {
  private let rect = Rect(x: 1, y: 2, width: 3, height: 2)

  @Test func containsItsCells() {
    #expect(rect.contains(Point(x: 1, y: 2)))
    #expect(rect.contains(Point(x: 3, y: 3)))
    #expect(!rect.contains(Point(x: 4, y: 3)))
    #expect(rect.contains(Rect(x: 2, y: 2, width: 2, height: 2)))
    #expect(!rect.contains(Rect(x: 2, y: 2, width: 3, height: 2)))
  }

  @Test func intersects() {
    let other = Rect(x: 3, y: 0, width: 5, height: 3)
    #expect(rect.intersection(other) == Rect(x: 3, y: 2, width: 1, height: 1))
    #expect(rect.intersects(other))
    #expect(rect.intersection(Rect(x: 9, y: 9, width: 1, height: 1)).isEmpty)
  }

  @Test func growsAndShrinks() {
    #expect(rect.outset(by: 1) == Rect(x: 0, y: 1, width: 5, height: 4))
    #expect(rect.inset(by: EdgeInsets(.all, 1)) == Rect(x: 2, y: 3, width: 1, height: 0))
    #expect(rect.inset(by: EdgeInsets(.all, 5)).size == .zero)
  }

  @Test func aUnionContainsBoth() {
    let union = Rect(x: 0, y: 5, width: 2, height: 1).union(Rect(x: -1, y: 0, width: 2, height: 2))
    #expect(union == Rect(x: -1, y: 0, width: 3, height: 6))
  }
}
