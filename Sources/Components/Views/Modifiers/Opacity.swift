import Signals

extension View {
  /// Shows through this view what is behind it: all of it at 0, nothing at 1.
  ///
  /// Text and backgrounds take a color between theirs and the one behind them.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    nodeModifier(OpacityModifier(opacity: ValueOrPublisher(opacity)))
  }

  /// Shows through this view what is behind it, as the newest of `opacities` says; nothing before
  /// the first.
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
