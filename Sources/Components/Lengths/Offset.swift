import ComponentCore
import ComponentDrawing
import Signals

extension View {
  /// Draws this view `x` columns further to the right and `y` rows further down.
  ///
  /// The view keeps its space in the layout. It is drawn over surrounding views and takes clicks
  /// where it is drawn. An animation moves it cell by cell.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func offset(x: Int = 0, y: Int = 0) -> some View {
    offset(Point(x: x, y: y))
  }

  /// Draws this view moved to the right and down by `offset`.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func offset(_ offset: Point) -> some View {
    self.offset(ValueOrPublisher(offset))
  }

  /// Draws this view moved to the right and down by the newest of `offsets`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func offset(_ offsets: some Publisher<Point, Never>) -> some View {
    offset(ValueOrPublisher(offsets))
  }
}
