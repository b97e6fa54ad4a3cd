extension View {
  /// Sets the opacity of this view: 0 is invisible, 1 is opaque.
  ///
  /// The colors of text and backgrounds are blended with the background behind the view.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    self.opacity(ValueOrPublisher(opacity))
  }

  package nonisolated func opacity(_ opacity: ValueOrPublisher<Double>) -> some View {
    effect(Opacity.self, opacity) { $0.setOpacity($1) }
  }
}

private struct Opacity: Effect {
  /// The opacity.
  var animatableData = 1.0

  mutating func setOpacity(_ opacity: Double) {
    animatableData = min(max(0, opacity), 1)
  }

  func accessibilityElements(of content: EffectContent) -> [AccessibilityElement] {
    animatableData <= 0 ? [] : content.accessibilityElements()
  }

  func draw(_ content: EffectContent, on canvas: DrawingContext) {
    if animatableData <= 0 { return }
    var canvas = canvas
    if animatableData < 1 { canvas.fade(by: animatableData) }
    content.draw(on: canvas)
  }
}
