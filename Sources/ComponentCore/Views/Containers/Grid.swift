/// A container that arranges its views in rows and columns.
///
///     Grid(alignment: .leading) {
///       GridRow { Text("Name"); Text("Size") }
///       Divider().gridCellUnsizedAxes(.horizontal)
///       GridRow { Text("words"); Text("4.9 MB") }
///       GridRow { Text("a.txt"); Text("12 KB") }
///     }
///
///     Name  Size
///     ────────────
///     words 4.9 MB
///     a.txt 12 KB
///
/// A column is as wide as its widest cell, a row as high as its highest one. Space is shared among
/// columns, and among rows, as in a stack: the least flexible choose first. A view that is not in
/// a ``GridRow`` has a row to itself and is offered the width of the whole grid. Rows may have
/// different numbers of cells.
public struct Grid<Content: View>: NodeView {
  private let alignment: Alignment
  private let horizontalSpacing: Int
  private let verticalSpacing: Int
  private nonisolated var content: Content

  /// Creates a grid of rows, with a number of columns and of rows between its cells.
  package nonisolated init(
    alignment: Alignment, columns: Int, rows: Int, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    (horizontalSpacing, verticalSpacing) = (columns.clampedLength, rows.clampedLength)
    self.content = content()
  }

  /// Creates or updates the node that lays out the cells.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    GridArrangement(
      alignment: alignment, columnSpacing: horizontalSpacing, rowSpacing: verticalSpacing,
      memory: GridMemory()
    )
    .node(updating: existing, content: content, along: .vertical, in: context)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Grid: Sendable {}
