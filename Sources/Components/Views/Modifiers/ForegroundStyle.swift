import Signals

extension View {
  /// Draws text and shapes in `style`, unless views inside set a style or color of their own.
  ///
  ///     Text("Annunciator").foregroundStyle(
  ///       .linearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
  ///
  /// A gradient spans the rectangle of this view.
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some View {
    nodeModifier(ForegroundStyleModifier(style: ValueOrPublisher(style.resolved)))
  }

  /// Draws text and shapes in the newest of `styles`. Before the first value, the style of the
  /// enclosing views applies.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>
  ) -> some View {
    nodeModifier(ForegroundStyleModifier(style: ValueOrPublisher(styles.map(\.resolved))))
  }
}

private nonisolated struct ForegroundStyleModifier: NodeModifier {
  let style: ValueOrPublisher<AnyShapeStyle>

  @MainActor
  func update(_ wrapper: ForegroundStyleNode) {
    wrapper.bind(style) { node, style in
      node.animate(from: node.style ?? style, to: style) { $0.style = $1 }
    }
  }
}

private final class ForegroundStyleNode: ContainerNode {
  var style: AnyShapeStyle? {
    didSet { if style != oldValue { setNeedsPaint() } }
  }

  override func paint(on canvas: Canvas) {
    var canvas = canvas
    switch style?.kind {
    case .color(let color): canvas.attributes.foreground = color
    case .gradient(let gradient): canvas.setTextGradient(gradient, in: Rect(size: rect.size))
    case nil: break
    }
    paintChildren(on: canvas)
  }
}
