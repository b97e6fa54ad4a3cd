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
/// The views are created and measured when the grid appears, so that a scroll bar shows its
/// length; a change measures only the views that have changed. In a scroll view, only what is
/// visible is drawn and searched for the pointer, however long the grid is. A ``LazyVStack`` also
/// creates only the views that are visible.
public struct LazyVGrid<Content: View>: NodeView {
  private let layout: LazyGridLayout
  private nonisolated var content: Content

  /// Creates a grid that grows downward.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The alignment of columns that are narrower than the grid.
  ///   - spacing: The distance between two rows; 0 if it is `nil`.
  ///   - content: The views, row by row.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: alignment.alignment, spacing: spacing ?? 0)
    self.content = content()
  }

  /// Creates or updates the node that lays out the views.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    layout.node(updating: existing, content: content, along: .vertical, in: context)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension LazyVGrid: Sendable {}
