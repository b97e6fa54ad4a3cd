/// A node that creates its rows when they become visible.
@MainActor
package protocol LazyContainer: LayoutNode {
  /// The axis along which the rows follow each other.
  var axis: Axis { get }

  /// The rows, most of which have no nodes.
  var rows: RowList { get }

  /// Whether the headers of sections stay on the screen.
  var pinsHeaders: Bool { get }

  // MARK: Creating rows

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

  // MARK: Scrolling

  /// Shows the row at `index`, so that it can be scrolled to.
  func showRow(at index: Int)

  /// Returns the elements of the row at `index`, if it has nodes.
  func elements(ofRow index: Int) -> [LayoutNode]?

  /// Places rows that have just been created, so that they can be scrolled to.
  func placeRows()

  /// Returns the lengths of the header and the footer that may cover `element`, which is in a row.
  func pinnedLengths(around element: LayoutNode) -> (before: Int, after: Int)

  /// Returns the part of `area` that no header or footer covers.
  func uncovered(_ area: Rect) -> Rect
}

extension Node {
  /// The lazy container whose rows this node contains or is; `nil` inside of a row.
  package var enclosingLazyContainer: (any LazyContainer)? {
    var outer = parent
    while let node = outer {
      if let node = node as? LayoutNode { return node as? any LazyContainer }
      outer = node.parent
    }
    return nil
  }
}
