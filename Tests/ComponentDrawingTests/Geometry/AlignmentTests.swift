import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct AlignmentTests {
  @Test func putsTheSmallerHalfOfAnOddRemainderFirst() {
    #expect(AxisAlignment.center.offset(of: 2, in: 5) == 1)
    #expect(AxisAlignment.center.offset(of: 5, in: 2) == -2)
    #expect(AxisAlignment.start.offset(of: 2, in: 5) == 0)
    #expect(AxisAlignment.end.offset(of: 2, in: 5) == 3)
  }

  @Test func alignsBothAxes() {
    let (size, space) = (Size(width: 2, height: 1), Size(width: 6, height: 5))
    #expect(Alignment.center.offset(of: size, in: space) == Point(x: 2, y: 2))
    #expect(Alignment.bottomTrailing.offset(of: size, in: space) == Point(x: 4, y: 4))
    #expect(Alignment.top.offset(of: size, in: space) == Point(x: 2, y: 0))
  }
}
