import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct EdgeInsetsTests {
  @Test func treatsNegativeLengthsAsZero() {
    #expect(EdgeInsets(top: -1, leading: -2) == EdgeInsets())
  }

  @Test func appliesALengthToSomeEdges() {
    #expect(EdgeInsets([.top, .trailing], 2) == EdgeInsets(top: 2, trailing: 2))
    #expect(EdgeInsets(.horizontal, 1) == EdgeInsets(leading: 1, trailing: 1))
    #expect(EdgeInsets(.bottom, 1) == EdgeInsets(bottom: 1))
  }

  @Test func enlargesASize() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.outset(Size(width: 1, height: 1)) == Size(width: 7, height: 5))
  }
}
