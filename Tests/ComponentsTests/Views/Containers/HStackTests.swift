import Components
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct HStackTests {
  @Test func horizontalStackPutsViewsBesideEachOther() {
    #expect(
      picture {
        HStack {
          Text("one"); Text("two")
        }
      } == "one two")
    #expect(
      picture {
        HStack(spacing: 0) {
          Text("one"); Text("two")
        }
      } == "onetwo")
  }
}
