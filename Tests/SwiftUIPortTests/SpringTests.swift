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

  @Test func aSpringIsAnAnimation() {
    #expect(Animation.spring(.bouncy) == .bouncy)
    #expect(Animation.spring(.snappy(duration: 2)) == .spring(duration: 2, bounce: 0.15))
    #expect(Spring(response: 1, dampingRatio: 0.75) == Spring(duration: 1, bounce: 0.25))
    #expect(Spring(response: 1, dampingRatio: 2).bounce == -0.5)
  }
}
