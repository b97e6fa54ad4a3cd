import Signals

extension View {
  /// Draws this view moved to the right and down by `offset`.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func offset(_ offset: Point) -> some View {
    effect(Offset.self, ValueOrPublisher(offset)) { $0.animatableData = $1.limited }
  }

  /// Draws this view moved to the right and down by the newest of `offsets`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func offset(_ offsets: some Publisher<Point, Never>) -> some View {
    effect(Offset.self, ValueOrPublisher(offsets)) { $0.animatableData = $1.limited }
  }
}

private struct Offset: Effect {
  var animatableData = Point.zero

  static var changesDrawing: Bool { false }
  static var changesOverflow: Bool { true }

  func contentOffset(in size: Size) -> Point { animatableData }

  func drawingOverflow(of size: Size, contentOverflow: Int) -> Int {
    contentOverflow + max(abs(animatableData.x), abs(animatableData.y))
  }
}
