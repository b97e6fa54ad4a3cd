extension View {
  /// Adds a background to a row of a list, as wide as the list.
  ///
  ///     List(tasks) { task in
  ///       Text(task.title).listRowBackground(task.isLate ? Color.red : nil)
  ///     }
  ///
  /// - Parameter background: The view behind the row; `nil` for none.
  public nonisolated func listRowBackground(_ background: (some View)?) -> some View {
    frame(columns: .flexible, alignment: .leading).background { background }
  }

  /// Adds space around the content of a row of a list.
  ///
  /// - Parameter insets: The columns and rows at each edge; `nil` for none.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    padding(ValueOrPublisher(insets ?? EdgeInsets()))
  }

  /// Returns this view: the rows of lists have no separators.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: Edge.Set = [.top, .bottom]
  ) -> some View {
    self
  }
}
