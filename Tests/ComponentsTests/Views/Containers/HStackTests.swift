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

  @Test func leaksNothing() {
    expectNoLeaks("HStack") { tokens in
      HStack {
        Text(tokens.retaining(tokens.texts))
        Spacer()
      }
    }
  }

  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("HStack") {
      HStack {
        Text("界 a")
        Spacer()
        Button("Go")
      }
    }
  }
}
