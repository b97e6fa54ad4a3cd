import ComponentCore

extension View {
  /// Draws this view `x` columns further to the right and `y` rows further down.
  ///
  /// The view keeps its space in the layout. It is drawn over surrounding views and takes clicks
  /// where it is drawn. An animation moves it cell by cell.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func offset(x: Int = 0, y: Int = 0) -> some View {
    offset(Point(x: x, y: y))
  }
}
