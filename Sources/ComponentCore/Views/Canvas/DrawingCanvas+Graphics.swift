extension DrawingCanvas {
  /// The drawing context of paths, points, attributed text and pictures.
  package var graphics: GraphicsContext {
    GraphicsContext(context, size: size, environment: environment, shaper: shaper)
  }

  /// Draws paths, points, attributed text and pictures with `content`.
  ///
  ///     canvas.draw { context in
  ///       context.stroke(Path(ellipseIn: Rect(size: canvas.size)), with: .color(.indigo))
  ///     }
  public func draw(_ content: (inout GraphicsContext) -> Void) {
    var graphics = graphics
    content(&graphics)
  }
}
