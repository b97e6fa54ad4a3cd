extension View {
  /// Changes all colors in which this view is drawn by `filter`.
  package nonisolated func colorFilter(_ filter: ColorFilter) -> some View {
    effect(ColorFilterEffect.self, ValueOrPublisher(filter)) { $0.animatableData = $1 }
  }
}

private struct ColorFilterEffect: Effect {
  /// The change of the colors; at first one that changes nothing.
  var animatableData = ColorFilter(.brightness, amount: 0)

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    var canvas = canvas
    canvas.filter(by: animatableData)
    content.draw(on: canvas)
  }
}
