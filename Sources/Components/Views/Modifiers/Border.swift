import Signals

extension View {
  /// Draws a border around this view that is one cell wide.
  ///
  ///     Text("Ready").border(.green)
  ///
  ///     ╭─────╮
  ///     │Ready│
  ///     ╰─────╯
  ///
  /// The border does not cover the view: it adds a column at each side and a row above and below.
  public nonisolated func border(
    _ color: Color = .primary, style: BorderStyle = .rounded
  ) -> some View {
    nodeModifier(ValueOrPublisher(color), BorderNode.setColor) { $0.style = style }
  }

  /// Draws a border around this view in the newest of `colors`. Before the first value, the border
  /// has the color of the text.
  public nonisolated func border(
    _ colors: some Publisher<Color, Never>, style: BorderStyle = .rounded
  ) -> some View {
    nodeModifier(ValueOrPublisher(colors), BorderNode.setColor) { $0.style = style }
  }
}

private final class BorderNode: ContainerNode {
  var color: Color? {
    didSet { if color != oldValue { setNeedsPaint() } }
  }
  var style = BorderStyle.rounded {
    didSet { if style != oldValue { setNeedsPaint() } }
  }
  private let insets = EdgeInsets(.all, 1)
  private var borderGlyphs = BorderGlyphs()

  func setColor(_ new: Color) {
    animate(from: color ?? new, to: new) { $0.color = $1 }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    insets.outset(super.measure(proposal.inset(by: insets)))
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    for element in contents { place(element, Point(x: 1, y: 1), proposal.inset(by: insets)) }
  }

  override func paint(on canvas: DrawingContext) {
    paintChildren(on: canvas)
    let inside = Rect(size: rect.size).inset(by: insets)
    if inside.contains(canvas.visibleRect) { return }
    var canvas = canvas
    if let color { canvas.attributes.foreground = color }
    canvas.drawBorder(
      Rect(size: rect.size),
      with: borderGlyphs.glyphs(of: style, usesASCII: environment.usesASCII, shaper: tree.shaper))
  }
}
