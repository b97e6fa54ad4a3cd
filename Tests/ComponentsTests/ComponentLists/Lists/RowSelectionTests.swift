import Components
import TestSupport
import Testing

@Suite(.watchdog) struct RowSelectionTests {
  @Test func togglesOneRow() {
    #expect(Set([1, 2]).toggling(3) == [1, 2, 3])
    #expect(Set([1, 2]).toggling(2) == [1])
    #expect(Int?.none.toggling(2) == 2)
    #expect(Int?.some(2).toggling(2) == nil)
    #expect(Order(selecting: [3, 1]).toggling(2).selectedRows == [3, 1, 2])
    #expect(Order(selecting: [3, 1]).toggling(3).selectedRows == [1])
  }
}

/// A selection in the order in which rows were selected.
private struct Order: RowSelection {
  static let maxRowCount = Int.max
  let selectedRows: [Int]

  init(selecting ids: [Int]) { selectedRows = ids }
}
