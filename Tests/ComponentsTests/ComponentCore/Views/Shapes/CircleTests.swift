import Components
import TestSupport
import Testing

@testable import ComponentCore

@Suite(.watchdog) struct CircleTests {
  private func rect(_ width: Int, _ height: Int) -> Rect {
    Circle().path(in: Rect(size: Size(width: width, height: height))).boundingRect
  }

  @Test func hasTwiceAsManyColumnsAsRows() {
    #expect(rect(20, 4) == Rect(x: 6, y: 0, width: 8, height: 4))
    #expect(rect(8, 9) == Rect(x: 0, y: 2, width: 8, height: 4))
  }

  @Test func fillsAnOddWidth() {
    #expect(rect(7, 9) == Rect(x: 0, y: 2, width: 7, height: 4))
    #expect(rect(0, 0).isEmpty)
  }
}
