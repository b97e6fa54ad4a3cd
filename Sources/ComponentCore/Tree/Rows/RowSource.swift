/// A node that creates the nodes of its rows when a lazy container shows them.
///
/// A container takes the rows in passes: it calls ``beginRows()``, then ``row(at:)`` or
/// ``keepRow(at:)`` for each row that it shows, and last ``endRows()``, which removes the others.
/// A new row takes over the node of one that is far from it, if that is ``Node/isStateless``.
/// A source whose rows have no nodes, and that is asked for none, may be left out, unless the rows
/// have changed.
@MainActor
package protocol RowSource: RowSourceNode {
  /// Whether rows have nodes.
  var hasRowNodes: Bool { get }

  /// Returns the identity of the row at `index`.
  func rowID(at index: Int) -> AnyHashable

  /// Returns the identities of the rows in `range`, an array of their type.
  func rowIDs(in range: Range<Int>) -> Any

  /// Returns the index of the row that `id` identifies.
  ///
  /// - Complexity: O(*n*) in the number of rows, but O(1) if the identities are consecutive
  ///   numbers.
  func index(ofID id: AnyHashable) -> Int?

  /// Returns the position of one of `rows`, the first that is found, and its new index; `nil` if
  /// there is none of them any longer.
  ///
  /// - Parameter rows: Identities of rows, with the indices that they had before the last change.
  func locate(_ rows: [(id: AnyHashable, index: Int)]) -> (position: Int, index: Int)?

  /// Begins a pass.
  func beginRows()

  /// Returns the row at `index`, whose node is updated or new; `nil` if there is no such row.
  func row(at index: Int) -> SourceRow?

  /// Keeps the row at `index` in the current pass, as if it had been asked for its node; returns
  /// `false` if it has no node, or one that is not up to date.
  func keepRow(at index: Int) -> Bool

  /// Ends a pass: removes the nodes that it has not asked for, and shows the transitions of rows
  /// that have been inserted or removed.
  ///
  /// - Parameter wasVisible: Returns whether a node was on the screen before the pass.
  func endRows(wasVisible: (Node) -> Bool)
}

/// A row that a source has been asked for in a pass.
package struct SourceRow {
  /// The identity of the row in its source; `nil` for a single view.
  let id: AnyHashable?
  package let node: Node
  /// Whether the row is new in this pass. Its node may have shown another one before.
  package let isNew: Bool
}

/// Rows of a source that a change moves together.
package struct RowMove {
  /// The indices before the change.
  let rows: Range<Int>
  /// The number of places by which they move.
  let shift: Int
}

/// A part of the content of a lazy container.
@MainActor
package struct RowSegment {
  package enum Content {
    /// A view that exists whether it is shown or not.
    case view(LayoutNode)
    /// Rows that are created when they are shown.
    case source(any RowSource)
  }

  package let content: Content
  /// The part that the rows play in their section.
  package var role = RowRole.row
  /// The section that contains the rows.
  package var section: ObjectIdentifier?

  /// The number of rows.
  package var count: Int {
    switch content {
    case .view: 1
    case .source(let source): source.rowCount
    }
  }

  /// Returns the row at `index`, which is created if there is none yet.
  package func row(at index: Int) -> SourceRow? {
    switch content {
    case .view(let node): SourceRow(id: nil, node: node, isNew: node.container == nil)
    case .source(let source): source.row(at: index)
    }
  }

  /// Returns the identity of `row`, which is in the segment.
  package func key(of row: SourceRow) -> RowKey {
    RowKey(node: ObjectIdentifier(node), id: row.id)
  }

  /// The node that is a row, or has rows.
  package var node: Node {
    switch content {
    case .view(let node): node
    case .source(let source): source
    }
  }
}

/// The part that a row plays in its section.
package enum RowRole {
  case row, header, footer
}

/// The identity of a row in a lazy container.
package struct RowKey: Hashable {
  /// The row itself, or its source.
  let node: ObjectIdentifier
  /// The identity of the row in its source; `nil` for a single view.
  package let id: AnyHashable?
}
