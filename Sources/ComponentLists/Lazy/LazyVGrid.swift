@_spi(Nodes) import ComponentCore

/// A container that fills rows with its views, from top to bottom.
///
///     ScrollView {
///       LazyVGrid(columns: [GridItem(.adaptive(minimum: 8))]) {
///         ForEach(names, id: \.self) { Text($0) }
///       }
///     }
///
///       Ada      Bob      Cleo
///       Dan      Eve
///
/// The grid takes the width that it is offered and divides it among its columns. A row is as high
/// as its highest view. Views are offered the width of their column and no height.
///
/// In a ``ScrollView`` that scrolls along the grid, its lines are created when they come near the
/// visible part and removed when they are far from it, as the rows of a ``LazyVStack`` are.
/// Elsewhere all views are created. They are, too, if a ``ForEach`` has none or several views for
/// an element, because these fill the next cells: give each element one view.
public struct LazyVGrid<Content: View>: NodeView {
  private let layout: LazyGridLayout
  private nonisolated var content: Content

  /// Creates a grid that grows downward and keeps a number of rows between its views.
  package nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment, rows spacing: Int,
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: alignment.alignment, spacing: spacing)
    self.content = content()
  }

  /// Creates or updates the node that lays out the views.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    layout.gridNode(updating: existing, content: content, in: context)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension LazyVGrid: Sendable {}
