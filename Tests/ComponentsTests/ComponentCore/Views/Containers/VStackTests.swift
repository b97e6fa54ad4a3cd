import Components
import Signals
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct VStackTests {
  @Test func verticalStackPutsViewsBelowEachOther() {
    #expect(
      picture { VStack(alignment: .leading) { texts("one", "three") } } == "one\nthree")
  }
}
