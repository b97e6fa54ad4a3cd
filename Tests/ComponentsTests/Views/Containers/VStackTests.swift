import Components
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct VStackTests {
  @Test func verticalStackPutsViewsBelowEachOther() {
    #expect(
      picture { VStack(alignment: .leading) { texts("one", "three") } } == "one\nthree")
  }
}
