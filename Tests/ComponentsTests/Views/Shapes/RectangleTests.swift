import Components
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct RectangleTests {
  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("Rectangle") { Rectangle() }
  }
}
