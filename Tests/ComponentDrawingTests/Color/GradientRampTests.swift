import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct GradientRampTests {
  @Test func agreesWithItsGradient() {
    let gradient = LinearGradient(
      colors: [.red, .white, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    let rect = Rect(x: 2, y: 1, width: 7, height: 3)
    var ramp = GradientRamp(gradient.spatial)
    for y in rect.rows {
      for x in rect.columns {
        let point = Point(x: x, y: y)
        #expect(ramp.color(at: point, in: rect) == gradient.spatial.color(at: point, in: rect))
      }
    }
  }
}
