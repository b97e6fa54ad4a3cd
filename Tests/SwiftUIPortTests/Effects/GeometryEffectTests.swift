import SwiftUIPort
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct GeometryEffectTests {
  private struct Shift: GeometryEffect {
    var animatableData: CGFloat

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: animatableData, y: 16))
    }
  }

  @Test func movesAView() {
    #expect(picture(9, 3) { Text("abc").modifier(Shift(animatableData: 24)) } == "\n   abc")
    let transform = ProjectionTransform(CGAffineTransform(translationX: 8, y: 0))
    #expect(picture(9, 3) { Text("abc").projectionEffect(transform) } == " abc")
  }
}
