import Testing

@testable import TextBackend

@Suite struct CellTests {
  @Test func cellsAreSixteenBytes() {
    #expect(MemoryLayout<Cell>.stride == 16)
  }
}
