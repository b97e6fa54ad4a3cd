import Signals

extension View {
  /// Sets the shape in which this view responds to the pointer.
  ///
  ///     Button { press() } label: { Face().contentShape(Circle()) }
  ///
  /// The shape also applies to the enclosing button or gesture. Outside of it, the pointer reaches
  /// the views behind. A cell that is only partly inside the shape belongs to it. Without a
  /// content shape, a view responds in its whole rectangle, blank cells included.
  public nonisolated func contentShape(_ shape: some Shape) -> some View {
    effect(ContentShape.self, ValueOrPublisher(shape)) { $0.shape = $1 }
  }

  /// Sets the shape in which this view responds to the pointer to the newest value of `shapes`.
  ///
  /// The whole view responds until `shapes` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func contentShape<Outline: Shape>(
    _ shapes: some Publisher<Outline, Never>
  ) -> some View {
    effect(ContentShape.self, ValueOrPublisher(shapes)) { $0.shape = $1 }
  }
}

private struct ContentShape<Outline: Shape>: Effect {
  var shape: Outline?

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { areEqual(lhs.shape, rhs.shape) }

  static var changesDrawing: Bool { false }

  func isTransparentToPointer(at point: Point, in size: Size) -> Bool {
    guard let path = shape?.path(in: Rect(size: size)) else { return false }
    return PathMask(path).quadrants(at: point).isEmpty
  }
}
