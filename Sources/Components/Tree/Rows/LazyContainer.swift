/// A node that creates its rows when they become visible.
@MainActor
protocol LazyContainer: LayoutNode {
  /// Creates the rows that have become visible and removes those that are far away; returns
  /// whether this has changed anything.
  ///
  /// Called after layout if a node has moved.
  func updateVisibleRows() -> Bool

  /// Forgets where the rows are, because all sizes are measured again.
  func forgetArrangement()

  /// Makes sure that there are rows next to the focused one, to which the focus can move.
  func prepareFocusMove(isForward: Bool)

  /// Follows a change of `source` that leaves the rows which have nodes side by side, such as an
  /// insertion out of sight: counts them again, and changes nothing else.
  ///
  /// - Returns: The rows of `source` that have nodes and have moved; `nil` if other rows have to
  ///   be shown. Then nothing is done.
  func moveRows(of source: RowSourceNode) -> [RowMove]?
}
