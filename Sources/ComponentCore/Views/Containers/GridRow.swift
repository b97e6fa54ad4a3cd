/// A row of a grid.
///
///     Grid {
///       GridRow { Text("a"); Text("b") }
///       GridRow { Text("c"); Text("d") }
///     }
///
///     a b
///     c d
///
/// Each view of the row is a cell. Outside of a ``Grid``, a row is a ``Group``.
public struct GridRow<Content: View>: NodeView {
  private nonisolated var alignment: VerticalAlignment?
  private nonisolated var content: Content

  /// Creates a row of the views in `content`.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the cells; that of the grid if it is `nil`.
  ///   - content: The cells, from left to right.
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  {
    self.alignment = alignment
    self.content = content()
  }

  /// Creates or updates the node that marks the cells of the row.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = StatefulScope<NoState>.reusing(existing, in: context)
    let row = GridTraits.Row(id: ObjectIdentifier(node), alignment: alignment)
    node.updateContent(content.trait(ValueOrPublisher(row)) { $0.grid.row = $1 }, in: context)
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension GridRow: Sendable {}
