import Signals

extension View {
  /// Shows of this view only what lies inside `shape`, to the quarter of a cell.
  ///
  ///     Color.blue.frame(width: 6, height: 2).clipShape(.rect(cornerRadius: 2))
  ///
  ///     ▟████▙
  ///     ▜████▛
  ///
  /// Of a cell that lies only partly inside, the background is shown there and nothing else is.
  /// Where only ASCII is wanted, corners are not cut.
  public nonisolated func clipShape(_ shape: some Shape) -> some View {
    nodeModifier(ClipShapeModifier(shape: ValueOrPublisher(shape)))
  }

  /// Shows of this view only what lies inside the newest of `shapes`; all of it before the first.
  public nonisolated func clipShape<Outline: Shape>(
    _ shapes: some Publisher<Outline, Never>
  ) -> some View {
    nodeModifier(ClipShapeModifier(shape: ValueOrPublisher(shapes)))
  }

  /// Rounds this view's corners off.
  ///
  /// - Parameter radius: In columns, which are half as long as rows are high.
  public nonisolated func cornerRadius(_ radius: Int) -> some View {
    clipShape(.rect(cornerRadius: radius))
  }

  /// Rounds this view's corners off as the newest of `radii` says.
  public nonisolated func cornerRadius(_ radii: some Publisher<Int, Never>) -> some View {
    clipShape(radii.map { RoundedRectangle(cornerRadius: $0) })
  }

  /// Shows of this view only what lies inside its rectangle.
  ///
  /// Only what is moved or scaled out of it, or casts a shadow, is ever drawn beside it.
  public nonisolated func clipped() -> some View {
    clipShape(.rect)
  }
}

private nonisolated struct ClipShapeModifier<Outline: Shape>: NodeModifier {
  let shape: ValueOrPublisher<Outline>

  @MainActor
  func update(_ wrapper: ClipShapeNode<Outline>) {
    wrapper.bind(shape) { $0.shape = $1 }
  }
}

private final class ClipShapeNode<Outline: Shape>: ContainerNode {
  var shape: Outline? {
    didSet {
      if shape == oldValue { return }
      updateDrawingOverflow()
      setNeedsPaint()
    }
  }

  override func drawingOverflow(over contents: Int) -> Int { shape == nil ? contents : 0 }

  override func paint(on canvas: Canvas) {
    var canvas = canvas
    if let path = shape?.path(in: Rect(size: rect.size)) {
      if !path.isRectangle, !environment.usesASCII { canvas.clip(to: path) }
      canvas.clip(to: path.rect)
    }
    paintChildren(on: canvas)
  }
}
