/// A node that wraps each row of a lazy container in a node of its own, and has the focus instead
/// of the scroll view around the rows.
@MainActor
package protocol RowContainer: AnyObject {
  /// Returns the node around a row: `existing`, updated, or a new one.
  func wrapper(
    reusing existing: ContainerNode?, key: RowKey, index: Int, role: RowRole
  ) -> ContainerNode

  /// Called when the rows have changed.
  func rowsDidChange()

  /// Called when the row in `wrapper` has another index, and is otherwise as it was.
  func rowDidMove(_ wrapper: ContainerNode, to index: Int)
}
