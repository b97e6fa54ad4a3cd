import Components
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct EllipseTests {
  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("Ellipse") { Ellipse().stroke(.red) }
  }
}
