import Components
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct EllipseTests {
  @Test func drawsAtAnySize() {
    expectDrawsAtAnySize("Ellipse") { Ellipse().stroke(.red) }
  }
}
