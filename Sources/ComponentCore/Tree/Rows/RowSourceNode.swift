import ObservableCollections
import Signals

// Most changes of a large collection are out of sight, or update single elements. Then the rows
// that have nodes stay side by side: they need not be created or looked for again, only their
// indices may change, and only the views of changed elements are described again.
//
// Where the rows are depends on no type of elements. It is found out here, because code that is
// generic over the elements of another module takes several times as long.

/// A node with rows, as far as these do not depend on the type of its elements, such as their
/// number and the change that they follow: not final, because code that is generic over elements
/// is slow.
@_spi(Nodes) public class RowSourceNode: Node {
  /// The node's elements, in their own type.
  final unowned var elementRows: (any ElementRows)?
  /// The number of rows.
  package private(set) final var rowCount = 0
  /// The number of rows before the last change.
  private(set) final var oldRowCount = 0
  /// The steps of the last change, if they are known.
  private(set) final var steps: OffsetChange?
  /// The number of changes.
  private(set) final var version = 0
  /// The version that the rows show.
  final var shownVersion = 0
  /// Whether the node takes part in a pass of its container: see ``RowSource``.
  package final var isInPass = false
  /// Whether each row that has a node shows an element, and no other row has its identity.
  final var hasOnlyDistinctRows = true
  /// Whether rows have been found to show elements that the last change has replaced.
  final var hasChangedRows = false

  /// Whether a pass has shown the last change of the elements.
  package final var isShown: Bool { shownVersion == version }

  /// Counts a change of the elements.
  final func countChange(_ count: Int, steps: OffsetChange? = nil) {
    (oldRowCount, rowCount) = (rowCount, count)
    self.steps = steps
    version += 1
  }

  /// By how many places the last change may have moved rows that stay side by side, if its steps
  /// are unknown: not at all, or by as many as have been inserted.
  final var possibleShifts: [Int] {
    rowCount == oldRowCount ? [0] : [0, rowCount - oldRowCount]
  }

  /// Returns the index of a row after the last change, if the steps of that are known and it was
  /// neither moved alone nor removed.
  final func newIndex(of index: Int) -> Int? {
    steps?.effect(on: index..<index + 1).map { index + $0.shift }
  }

  // MARK: Keeping rows

  /// Follows a change that leaves the rows which have nodes side by side; returns `false`, and
  /// does nothing, if it does not.
  final func keepRows() -> Bool {
    guard shownVersion == version - 1, hasOnlyDistinctRows, let elementRows,
      let container = elementRows.lazyContainer
    else { return false }
    guard let moves = container.moveRows(of: self) else {
      if hasChangedRows { elementRows.forgetChangedRows() }
      return false
    }
    if !moves.isEmpty { elementRows.moveRows(moves) }
    shownVersion = version
    if hasChangedRows { elementRows.updateChangedRows() }
    return true
  }

  /// Returns by how many places the last change has moved `rows`; `nil` if it has removed some of
  /// them or put others between them.
  ///
  /// - Parameter rows: Indices before the change of rows that have nodes.
  final func shift(ofRows rows: Range<Int>) -> Int? {
    guard let steps else { return elementRows?.shiftOfEqualRows(rows) }
    guard let effect = steps.effect(on: rows) else { return nil }
    guard
      effect.updated.isEmpty
        || elementRows?.findChangedRows(at: effect.updated, movedBy: effect.shift) == true
    else { return nil }
    return effect.shift
  }
}

/// The rows of a source, as far as they depend on the type of its elements.
@MainActor
protocol ElementRows: RowSourceNode {
  /// The container of the rows, if the node is in the tree.
  var lazyContainer: (any LazyContainer)? { get }

  /// Returns by how many places a change has moved `rows`, by comparing elements.
  func shiftOfEqualRows(_ rows: Range<Int>) -> Int?

  /// Finds those of the rows at `indices` whose elements a change has replaced by others; returns
  /// `false` if one of these has another identity.
  func findChangedRows(at indices: [Int], movedBy shift: Int) -> Bool

  /// Forgets the changed rows that have been found.
  func forgetChangedRows()

  /// Describes the views of the changed rows that have been found again.
  func updateChangedRows()

  /// Gives the rows their new indices.
  func moveRows(_ moves: [RowMove])
}
