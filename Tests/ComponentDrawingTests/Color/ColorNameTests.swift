import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct ColorNameTests {
  @Test func equalNamesAreEqual() {
    #expect(ColorName("one") == ColorName("one"))
    #expect(ColorName("one") != ColorName("two"))
    #expect(Color("one") == Color("one"))
  }
}
