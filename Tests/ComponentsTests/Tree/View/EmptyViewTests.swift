import Components
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct EmptyViewTests {
  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("EmptyView") { EmptyView() }
  }
}
