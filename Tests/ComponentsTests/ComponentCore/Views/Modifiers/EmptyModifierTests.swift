import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct EmptyModifierTests {
  @Test func changesNothing() {
    #expect(picture { Text("a").modifier(EmptyModifier()) } == "a")
    #expect(picture { Text("a").modifier(EmptyModifier.identity) } == "a")
  }
}
