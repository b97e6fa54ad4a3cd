import Testing

@testable import TextBackend

@Suite(.timeLimit(.minutes(5))) struct GridCellTests {
  @Test func cellsAreSixteenBytes() {
    #expect(MemoryLayout<GridCell>.stride == 16)
  }
}
