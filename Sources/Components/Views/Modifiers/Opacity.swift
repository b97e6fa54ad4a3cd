import Signals

extension View {
  /// Sets the opacity of this view: 0 is invisible, 1 is opaque.
  ///
  /// The colors of text and backgrounds are blended with the background behind the view.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    nodeModifier(ValueOrPublisher(opacity), OpacityNode.setOpacity)
  }

  /// Sets the opacity of this view to the newest of `opacities`. The view is opaque before the
  /// first value.
  public nonisolated func opacity(_ opacities: some Publisher<Double, Never>) -> some View {
    nodeModifier(ValueOrPublisher(opacities), OpacityNode.setOpacity)
  }
}

private final class OpacityNode: ContainerNode {
  var opacity = 1.0 {
    didSet { if opacity != oldValue { setNeedsPaint() } }
  }

  func setOpacity(_ new: Double) {
    animate(from: opacity, to: min(max(0, new), 1)) { $0.opacity = $1 }
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    opacity <= 0 ? [] : super.accessibilityElements()
  }

  override func paint(on canvas: DrawingContext) {
    if opacity <= 0 { return }
    var canvas = canvas
    if opacity < 1 { canvas.fade(by: opacity) }
    paintChildren(on: canvas)
  }
}
