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
    nodeModifier(ValueOrPublisher(shape), ContentShapeNode.setShape)
  }

  /// Sets the shape in which this view responds to the pointer to the newest value of `shapes`.
  ///
  /// The whole view responds until `shapes` sends its first value.
  public nonisolated func contentShape<Outline: Shape>(
    _ shapes: some Publisher<Outline, Never>
  ) -> some View {
    nodeModifier(ValueOrPublisher(shapes), ContentShapeNode.setShape)
  }
}

private final class ContentShapeNode<Outline: Shape>: ContainerNode, PointerFilter {
  var shape: Outline?

  func setShape(_ new: Outline) {
    shape = new
  }

  func isTransparentToPointer(at point: Point) -> Bool {
    guard let path = shape?.path(in: Rect(size: rect.size)) else { return false }
    return PathMask(path).quadrants(at: point).isEmpty
  }
}
