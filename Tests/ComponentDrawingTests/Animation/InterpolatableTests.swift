import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct InterpolatableTests {
  @Test func roundsInterpolatedIntegers() {
    #expect(
      [0, 0.25, 0.5, 0.75, 1, 1.5].map { 0.interpolated(to: 3, by: $0) } == [0, 1, 2, 2, 3, 5])
  }

  @Test func staysWithinTheLongestLength() {
    #expect(0.interpolated(to: .max, by: 2) == .maxLength)
    #expect(0.interpolated(to: 5, by: .nan) == 0)
  }

  @Test func measuresDistances() {
    #expect(3.animatableDistance(to: -1) == 4)
    #expect(Point(x: 0, y: 0).animatableDistance(to: Point(x: 3, y: 4)) == 5)
    #expect(EdgeInsets(top: 3).animatableDistance(to: EdgeInsets(trailing: 4)) == 5)
  }
}
