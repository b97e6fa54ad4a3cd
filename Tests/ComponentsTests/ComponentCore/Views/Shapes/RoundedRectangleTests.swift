import Components
import TestSupport
import Testing

@Suite(.watchdog) struct RoundedRectangleTests {
  @Test func roundsItsCorners() {
    #expect(
      RoundedRectangle(cornerRadius: 2).path(in: Rect(size: Size(width: 6, height: 2)))
        == Path(roundedRect: Rect(size: Size(width: 6, height: 2)), cornerRadius: 2))
    #expect(RoundedRectangle(cornerRadius: -1) == RoundedRectangle(cornerRadius: 0))
  }
}
