import ComponentCore
import ComponentDrawing
import Signals

extension View {
  /// Places the center of this view at column `x` of row `y` of the space that is offered to it.
  ///
  ///     Text("x").position(x: 3, y: 1).border().frame(width: 9, height: 5)
  ///
  ///     ╭───────╮
  ///     │       │
  ///     │   x   │
  ///     │       │
  ///     ╰───────╯
  ///
  /// The result takes all the space; what lies outside of it is cut off. An animation moves the
  /// view cell by cell.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func position(x: Int = 0, y: Int = 0) -> some View {
    position(Point(x: x, y: y))
  }

  /// Places the center of this view at `position` in the space that is offered to it.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func position(_ position: Point) -> some View {
    self.position(ValueOrPublisher(position))
  }

  /// Places the center of this view at the newest of `positions`, in the space that is offered to
  /// it. It is at the top left before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func position(_ positions: some Publisher<Point, Never>) -> some View {
    position(ValueOrPublisher(positions))
  }
}
