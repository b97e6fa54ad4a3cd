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
public struct Grid<Content: View>: View {
  private nonisolated var layout: GridLayout
  private nonisolated var content: Content

  /// Creates a grid of the rows in `content`.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of cells that are smaller than their row and column.
  ///   - horizontalSpacing: The distance between two columns; one column if it is `nil`.
  ///   - verticalSpacing: The distance between two rows; 0 if it is `nil`.
  ///   - content: The rows, from top to bottom.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: Int? = nil, verticalSpacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Creates or updates the node that lays out the cells.
  @_documentation(visibility: internal)
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = GridNode.reusing(existing, in: context)
    node.layout = layout
    var inner = context
    inner.axis = .vertical
    node.updateContent(content, in: inner)
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Grid: Sendable {}

private final class GridNode: ContainerNode, ReusableNode {
  var layout = GridLayout() {
    didSet { if layout != oldValue { setNeedsLayout() } }
  }

  override var resolvedLayoutTraits: LayoutTraits? { nil }

  override func measure(_ proposal: ProposedSize) -> Size {
    layout.arrangement.tracks(of: GridCells(contents), in: proposal).size
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    layout.arrangement.arrange(
      GridCells(contents), in: proposal, readsGuides: setsGuides
    ) { place(contents[$0], $1, $2) }
  }
}
