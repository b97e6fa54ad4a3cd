import ComponentCore
import ComponentDrawing
import ComponentLists

// Spacing in columns and rows.

extension HStack {
  /// Creates a row of the views in `content`.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between two views in columns; 1 if it is `nil`.
  ///   - content: The views, from left to right.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: Int?, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, columns: spacing ?? 1, content: content)
  }
}

extension VStack {
  /// Creates a column of the views in `content`.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between two views in rows; 0 if it is `nil`.
  ///   - content: The views, from top to bottom.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: Int?, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, rows: spacing ?? 0, content: content)
  }
}

extension LazyHStack {
  /// Creates a row of the views in `content`.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The distance between two views in columns; 1 if it is `nil`.
  ///   - pinnedViews: The views that stay on the screen while their ``Section`` is visible.
  ///   - content: The views, from left to right.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: Int?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, columns: spacing ?? 1, pinnedViews: pinnedViews, content: content)
  }
}

extension LazyVStack {
  /// Creates a column of the views in `content`.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between two views in rows; 0 if it is `nil`.
  ///   - pinnedViews: The views that stay on the screen while their ``Section`` is visible.
  ///   - content: The views, from top to bottom.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: Int?,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, rows: spacing ?? 0, pinnedViews: pinnedViews, content: content)
  }
}

extension Grid {
  /// Creates a grid of the rows in `content`.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of cells that are smaller than their row and column.
  ///   - horizontalSpacing: The distance between two columns; one column if it is `nil`.
  ///   - verticalSpacing: The distance between two rows; 0 if it is `nil`.
  ///   - content: The rows, from top to bottom.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: Int? = nil, verticalSpacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment, columns: horizontalSpacing ?? 1, rows: verticalSpacing ?? 0,
      content: content)
  }
}

extension LazyVGrid {
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
    self.init(columns: columns, alignment: alignment, rows: spacing ?? 0, content: content)
  }
}

extension LazyHGrid {
  /// Creates a grid that grows to the right.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The alignment of rows that are lower than the grid.
  ///   - spacing: The distance between two columns; one column if it is `nil`.
  ///   - content: The views, column by column.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(rows: rows, alignment: alignment, columns: spacing ?? 1, content: content)
  }
}

extension Spacer {
  /// Creates a space.
  ///
  /// - Parameter minLength: The least length in columns or rows; 0 if it is `nil`.
  @_disfavoredOverload  // An overload in points is preferred.
  public init(minLength: Int?) {
    let length = minLength ?? 0
    self.init(minSize: Size(width: length, height: length))
  }
}
