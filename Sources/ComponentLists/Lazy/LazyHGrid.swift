@_spi(Nodes) import ComponentCore

/// A container that fills columns with its views, from left to right.
///
///     ScrollView(.horizontal) {
///       LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))]) {
///         ForEach(names, id: \.self) { Text($0) }
///       }
///     }
///
///     Ada Cleo Eve
///     Bob Dan
///
/// The grid takes the height that it is offered and divides it among its rows. A column is as wide
/// as its widest view. Views are offered the height of their row and no width.
///
/// Views are created as those of a ``LazyVGrid`` are.
public struct LazyHGrid<Content: View>: NodeView {
  private let layout: LazyGridLayout
  private nonisolated var content: Content

  /// Creates a grid that grows to the right and keeps a number of columns between its views.
  package nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment, columns spacing: Int,
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, alignment: alignment.alignment, spacing: spacing)
    self.content = content()
  }

  /// Creates or updates the node that lays out the views.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    layout.gridNode(updating: existing, content: content, in: context)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension LazyHGrid: Sendable {}
