import Signals

extension View {
  /// Puts `color` behind this view.
  public nonisolated func background(_ color: Color) -> some View {
    nodeModifier(ColorBackgroundModifier(color: ValueOrPublisher(color)))
  }

  /// Puts the newest of `colors` behind this view; nothing before the first.
  public nonisolated func background(_ colors: some Publisher<Color, Never>) -> some View {
    nodeModifier(ColorBackgroundModifier(color: ValueOrPublisher(colors)))
  }

  /// Puts the newest of `colors` behind this view; `nil` keeps the one that is there.
  public nonisolated func background(_ colors: some Publisher<Color?, Never>) -> some View {
    nodeModifier(ColorBackgroundModifier(color: ValueOrPublisher(colors)))
  }

  /// Puts `style` behind this view.
  public nonisolated func background(_ style: some ShapeStyle) -> some View {
    background { Rectangle().fill(style) }
  }

  /// Puts the newest of `styles` behind this view.
  public nonisolated func background<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>
  ) -> some View {
    background { Rectangle().fill(styles) }
  }

  /// Puts `shape`, filled with `style`, behind this view.
  public nonisolated func background(
    _ style: some ShapeStyle, in shape: some Shape
  ) -> some View {
    background { shape.fill(style) }
  }

  /// Puts `shape`, filled with `color`, behind this view.
  public nonisolated func background(_ color: Color, in shape: some Shape) -> some View {
    background { shape.fill(color) }
  }

  /// Puts `shape`, filled with the newest of `styles`, behind this view.
  public nonisolated func background<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>, in shape: some Shape
  ) -> some View {
    background { shape.fill(styles) }
  }

  /// Puts another view behind this one, in its rectangle.
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Puts other views behind this one, in its rectangle.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    LayeredView(base: self, other: content(), isInFront: false, alignment: alignment)
  }
}

private nonisolated struct ColorBackgroundModifier: NodeModifier {
  let color: ValueOrPublisher<Color>

  @MainActor
  func update(_ wrapper: ColorBackgroundNode) {
    wrapper.bind(color) { node, color in
      node.animate(from: node.color, to: color) { $0.color = $1 }
    }
  }
}

private final class ColorBackgroundNode: ContainerNode {
  var color = Color.clear {
    didSet { if color != oldValue { setNeedsPaint() } }
  }

  override func paint(on canvas: Canvas) {
    canvas.fill(Rect(size: rect.size), with: color)
    paintChildren(on: canvas)
  }
}
