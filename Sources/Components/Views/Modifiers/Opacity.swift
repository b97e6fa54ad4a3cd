import Signals

extension View {
  /// Sets the opacity of this view: 0 is invisible, 1 is opaque.
  ///
  /// The colors of text and backgrounds are blended with the background behind the view.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    nodeModifier(OpacityModifier(opacity: ValueOrPublisher(opacity)))
  }

  /// Sets the opacity of this view to the newest of `opacities`. The view is opaque before the
  /// first value.
  public nonisolated func opacity(_ opacities: some Publisher<Double, Never>) -> some View {
    nodeModifier(OpacityModifier(opacity: ValueOrPublisher(opacities)))
  }
}

private nonisolated struct OpacityModifier: NodeModifier {
  let opacity: ValueOrPublisher<Double>

  @MainActor
  func update(_ wrapper: OpacityNode) {
    wrapper.bind(opacity) { node, opacity in
      node.animate(from: node.opacity, to: min(max(0, opacity), 1)) { $0.opacity = $1 }
    }
  }
}

private final class OpacityNode: ContainerNode {
  var opacity = 1.0 {
    didSet { if opacity != oldValue { setNeedsPaint() } }
  }

  override func paint(on canvas: Canvas) {
    if opacity <= 0 { return }
    var canvas = canvas
    if opacity < 1 { canvas.fade(by: opacity) }
    paintChildren(on: canvas)
  }
}
