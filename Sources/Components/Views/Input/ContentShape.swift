import Signals

extension View {
  /// Lets the pointer meet of this view, and of the button or gesture around it, only what lies
  /// inside `shape`; the rest lets it through to what is behind.
  ///
  ///     Button { press() } label: { Face().contentShape(Circle()) }
  ///
  /// Without one, a view's whole rectangle takes the pointer, blank or not. A cell that lies only
  /// partly inside does too.
  public nonisolated func contentShape(_ shape: some Shape) -> some View {
    nodeModifier(ContentShapeModifier(shape: ValueOrPublisher(shape)))
  }

  /// Lets the pointer meet of this view only what lies inside the newest of `shapes`; all of it
  /// before the first.
  public nonisolated func contentShape<Outline: Shape>(
    _ shapes: some Publisher<Outline, Never>
  ) -> some View {
    nodeModifier(ContentShapeModifier(shape: ValueOrPublisher(shapes)))
  }
}

private nonisolated struct ContentShapeModifier<Outline: Shape>: NodeModifier {
  let shape: ValueOrPublisher<Outline>

  @MainActor
  func update(_ wrapper: ContentShapeNode<Outline>) {
    wrapper.bind(shape) { $0.shape = $1 }
  }
}

private final class ContentShapeNode<Outline: Shape>: ContainerNode {
  var shape: Outline?

  override func isTransparentToPointer(at point: Point) -> Bool {
    shape?.path(in: Rect(size: rect.size)).quadrants(at: point).isEmpty ?? false
  }
}
