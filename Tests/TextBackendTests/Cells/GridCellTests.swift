import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct GridCellTests {
  @Test func cellsAreSixteenBytes() {
    #expect(MemoryLayout<GridCell>.stride == 16)
  }
}
