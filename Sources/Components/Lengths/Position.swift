import ComponentCore

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
}
