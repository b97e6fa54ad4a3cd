import Signals

extension View {
  /// Clips this view to `shape`, exactly to a quarter of a cell.
  ///
  ///     Color.blue.frame(width: 6, height: 2).clipShape(.rect(cornerRadius: 2))
  ///
  ///     ▟████▙
  ///     ▜████▛
  ///
  /// A cell that lies partly inside the shape shows the view's background there, but no text. If
  /// only ASCII characters are used, corners are not cut, and other shapes consist of whole cells.
  public nonisolated func clipShape(_ shape: some Shape) -> some View {
    clip(ValueOrPublisher(shape))
  }

  /// Clips this view to the newest of `shapes`. The view is not clipped before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func clipShape<Outline: Shape>(
    _ shapes: some Publisher<Outline, Never>
  ) -> some View {
    clip(ValueOrPublisher(shapes))
  }

  /// Rounds the corners of this view by the newest of `radii`, in columns. The view is not clipped
  /// before the first value.
  package nonisolated func cornerRadii(_ radii: some Publisher<Int, Never>) -> some View {
    // NB: Not by `clipShape`, for the reason in `padding(_ edges:_ lengths:)`.
    effect(
      ClipShape<RoundedRectangle>.self,
      ValueOrPublisher(radii.map { RoundedRectangle(cornerRadius: $0) })
    ) { $0.shape = $1 }
  }

  /// Clips this view to its rectangle.
  ///
  /// Only views that are offset or scaled, or that cast a shadow, draw outside their rectangle.
  public nonisolated func clipped() -> some View {
    clipShape(.rect)
  }
}

extension View {
  private nonisolated func clip<Outline: Shape>(
    _ shape: ValueOrPublisher<Outline>
  ) -> some View {
    effect(ClipShape<Outline>.self, shape) { $0.shape = $1 }
  }
}

private struct ClipShape<Outline: Shape>: Effect {
  /// The shape; `nil` for no clip.
  var shape: Outline?

  static var drawsSurface: Bool { true }

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { areEqual(lhs.shape, rhs.shape) }

  var animatableData: AnimatedVector<Outline.AnimatableData>? {
    get { shape.map { AnimatedVector($0.animatableData) } }
    set { if let newValue { shape?.animatableData = newValue.vector } }
  }

  static var changesOverflow: Bool { true }

  func drawingOverflow(of size: Size, contentOverflow: Int) -> Int {
    shape == nil ? contentOverflow : 0
  }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    var canvas = canvas
    if let path = shape?.path(in: Rect(size: content.size)) {
      let usesASCII = content.environment.usesASCII
      if !path.isRectangle, !usesASCII || path.roundedRect == nil {
        canvas.clip(to: path, coversWholeCells: usesASCII)
      }
      canvas.clip(to: path.boundingRect)
    }
    content.draw(on: canvas)
  }
}
