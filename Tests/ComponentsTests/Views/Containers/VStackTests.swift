import Components
import Signals
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct VStackTests {
  @Test func verticalStackPutsViewsBelowEachOther() {
    #expect(
      picture { VStack(alignment: .leading) { texts("one", "three") } } == "one\nthree")
  }

  @Test func leaksNothing() {
    expectNoLeaks("VStack") { tokens in
      VStack {
        Text(tokens.retaining(tokens.texts))
        Button("b", action: tokens.action())
      }
    }
  }

  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("VStack") {
      VStack(alignment: .trailing, spacing: 1) {
        Text("界 a")
        Spacer()
        Button("Go")
      }
    }
  }
}
