/// A node that creates its rows when they become visible.
@MainActor
protocol LazyContainer: LayoutNode {
  /// Creates the rows that have become visible and removes those that are far away; returns
  /// whether this has changed anything.
  ///
  /// Called after layout if a node has moved.
  func updateVisibleRows() -> Bool

  /// Makes sure that there are rows next to the focused one, to which the focus can move.
  func prepareFocusMove(isForward: Bool)
}
