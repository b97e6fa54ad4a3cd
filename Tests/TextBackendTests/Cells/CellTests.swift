import Testing

@testable import TextBackend

@Suite(.timeLimit(.minutes(1))) struct CellTests {
  @Test func cellsAreSixteenBytes() {
    #expect(MemoryLayout<Cell>.stride == 16)
  }
}
