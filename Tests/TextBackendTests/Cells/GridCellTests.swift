import Testing

@testable import TextBackend

@Suite(.timeLimit(.minutes(1))) struct GridCellTests {
  @Test func cellsAreSixteenBytes() {
    #expect(MemoryLayout<GridCell>.stride == 16)
  }
}
