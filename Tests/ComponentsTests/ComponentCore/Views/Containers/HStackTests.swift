import Components
import Signals
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct HStackTests {
  @Test func horizontalStackPutsViewsBesideEachOther() {
    #expect(
      picture { HStack { texts("one", "two") } } == "one two")
    #expect(
      picture { HStack(spacing: 0) { texts("one", "two") } } == "onetwo")
  }
}
