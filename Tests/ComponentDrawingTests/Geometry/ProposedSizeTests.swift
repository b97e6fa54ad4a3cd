import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct ProposedSizeTests {
  @Test func insetsOnlySpecifiedLengths() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
    let proposal = ProposedSize(width: 5, height: nil)
    #expect(proposal.inset(by: insets) == ProposedSize(width: 1, height: nil))
    #expect(
      ProposedSize(width: 3, height: 1).inset(by: insets) == ProposedSize(width: 0, height: 0))
  }
}
