import Components
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct EmptyViewTests {
  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("EmptyView") { EmptyView() }
  }
}
