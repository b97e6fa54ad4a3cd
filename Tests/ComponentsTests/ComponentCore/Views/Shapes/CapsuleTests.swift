import Components
import TestSupport
import Testing

@Suite(.watchdog) struct CapsuleTests {
  @Test func roundsItsShorterSides() {
    let rect = Rect(size: Size(width: 12, height: 2))
    #expect(Capsule().path(in: rect) == Path(roundedRect: rect, cornerRadius: 2))
  }
}
