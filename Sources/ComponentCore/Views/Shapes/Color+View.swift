extension Color: Drawing {
  /// Fills the canvas, which is all the space that is offered, or a single column or row where the
  /// proposal leaves the size open.
  @MainActor
  public func draw(on canvas: DrawingCanvas) {
    canvas.fill(Rect(size: canvas.size), with: self)
  }
}
