extension View {
  /// Fills the background of this view with `color`.
  public nonisolated func background(_ color: Color) -> some View {
    background(ValueOrPublisher(color))
  }

  package nonisolated func background(_ color: ValueOrPublisher<Color>) -> some View {
    effect(ColorBackground.self, color) { $0.animatableData = $1 }
  }

  /// Fills the background of this view with `style`.
  @_disfavoredOverload  // A color is preferred.
  public nonisolated func background(_ style: some ShapeStyle) -> some View {
    background { Rectangle().fill(style) }
  }

  /// Draws `shape`, filled with `style`, behind this view.
  public nonisolated func background(
    _ style: some ShapeStyle, in shape: some Shape
  ) -> some View {
    background { shape.fill(style) }
  }

  /// Draws `background` behind this view. It is proposed this view's size and aligned in its
  /// rectangle.
  @_disfavoredOverload  // A style is preferred.
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Draws other views behind this view. They are proposed this view's size and aligned in its
  /// rectangle.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    layer(content(), isInFront: false, alignment: alignment)
  }
}

private struct ColorBackground: Effect {
  /// The color.
  var animatableData = Color.clear

  static var drawsSurface: Bool { true }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    canvas.fill(Rect(size: content.size), with: animatableData)
    content.draw(on: canvas)
  }
}
