import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct AnyShapeStyleTests {
  private func gradient(_ colors: [Color]) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
  }

  @Test func interpolatesColors() {
    let middle = AnyShapeStyle(Color.red).interpolated(to: AnyShapeStyle(Color.blue), by: 0.5)
    #expect(middle == AnyShapeStyle(Color.red.mix(with: .blue, by: 0.5)))
  }

  @Test func interpolatesGradientsWithEqualStopCounts() {
    let (first, second) = (gradient([.red, .white]), gradient([.blue, .white]))
    let middle = AnyShapeStyle(first).interpolated(to: AnyShapeStyle(second), by: 0.5)
    #expect(middle == AnyShapeStyle(gradient([.red.mix(with: .blue, by: 0.5), .white])))
  }

  @Test func doesNotInterpolateDifferentStyles() {
    let (color, two, three) = (
      AnyShapeStyle(Color.red), AnyShapeStyle(gradient([.red, .white])),
      AnyShapeStyle(gradient([.red, .white, .blue]))
    )
    #expect(color.interpolated(to: two, by: 0.1) == two)
    #expect(two.interpolated(to: three, by: 0.1) == three)
    #expect(color.animatableDistance(to: two) == 1)
  }
}
