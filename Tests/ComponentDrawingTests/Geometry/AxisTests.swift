import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct AxisTests {
  @Test func crossIsTheOtherAxis() {
    #expect(Axis.horizontal.cross == .vertical)
    #expect(Axis.vertical.cross == .horizontal)
  }

  @Test func setsContainTheirAxes() {
    let both: Axis.Set = [.horizontal, .vertical]
    #expect(both.contains(Axis.horizontal) && both.contains(Axis.vertical))
    #expect(!Axis.Set.vertical.contains(Axis.horizontal))
  }
}
