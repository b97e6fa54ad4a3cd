import Components
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct RectangleTests {
  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("Rectangle") { Rectangle() }
  }
}
