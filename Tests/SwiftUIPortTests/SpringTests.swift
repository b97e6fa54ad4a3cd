import SwiftUIPort
import TestSupport
import Testing

@Suite(.watchdog) struct SpringTests {
  @Test func springsHaveTheUsualBounce() {
    #expect(Animation.smooth() == .smooth)
    #expect(Animation.snappy() == .snappy)
    #expect(Animation.bouncy() == .bouncy)
    #expect(
      Animation.bouncy(duration: 0.2, extraBounce: 0.3) == .spring(duration: 0.2, bounce: 0.6))
  }
}
