import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct IntLengthTests {
  @Test func clampsLengths() {
    #expect((-3).clampedLength == 0)
    #expect(7.clampedLength == 7)
    #expect(Int.infinity.clampedLength == .maxLength)
  }
}
