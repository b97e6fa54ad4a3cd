/// A layout that arranges its views in rows and columns, as ``Grid`` does.
///
///     let layout = isTable ? AnyLayout(GridLayout()) : AnyLayout(VStackLayout())
public struct GridLayout: Layout, Hashable {
  /// The alignment of cells that are smaller than their row and column.
  public var alignment: Alignment
  /// The distance between two columns; one column if it is `nil`.
  public var horizontalSpacing: Int?
  /// The distance between two rows; 0 if it is `nil`.
  public var verticalSpacing: Int?

  /// Creates a layout in rows and columns.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of cells that are smaller than their row and column.
  ///   - horizontalSpacing: The distance between two columns; one column if it is `nil`.
  ///   - verticalSpacing: The distance between two rows; 0 if it is `nil`.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: Int? = nil, verticalSpacing: Int? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var arrangement: GridArrangement {
    GridArrangement(
      alignment: alignment, columnSpacing: (horizontalSpacing ?? 1).clampedLength,
      rowSpacing: (verticalSpacing ?? 0).clampedLength)
  }

  /// Returns the size of the grid.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> Size {
    arrangement.tracks(of: GridCells(subviews.nodes), in: ProposedSize(proposal)).size
  }

  /// Places the cells in their rows and columns.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let nodes = subviews.nodes
    arrangement.arrange(
      GridCells(nodes), in: ProposedSize(proposal),
      readsGuides: nodes.contains { $0.setsGuides }
    ) { index, origin, space in
      subviews[index].place(at: bounds.origin + origin, proposal: ProposedViewSize(space))
    }
  }
}
