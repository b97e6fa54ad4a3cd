import Signals

extension View {
  /// Draws a border around this view that is one cell wide, by default in the color that the theme
  /// has for borders.
  ///
  ///     Text("Ready").border(.green)
  ///
  ///     ╭─────╮
  ///     │Ready│
  ///     ╰─────╯
  ///
  /// The border does not cover the view: it adds a column at each side and a row above and below.
  @_disfavoredOverload  // `.secondary` is a level, not a color.
  public nonisolated func border(
    _ color: Color = .theme(.border), style: BorderStyle = .rounded
  ) -> some View {
    border(color.resolved, style: style)
  }

  /// Draws a border around this view that is one cell wide, in the color or gradient of `content`.
  ///
  /// The border adds a column at each side and a row above and below. A gradient spans the
  /// rectangle of the border.
  public nonisolated func border(
    _ content: some ShapeStyle, style: BorderStyle = .rounded
  ) -> some View {
    nodeModifier(ValueOrPublisher(content.resolved), BorderNode.setContent) { $0.style = style }
  }

  /// Draws a border around this view in the newest of `contents`. Before the first value, the
  /// border has the color of the text.
  public nonisolated func border<Style: ShapeStyle>(
    _ contents: some Publisher<Style, Never>, style: BorderStyle = .rounded
  ) -> some View {
    nodeModifier(ValueOrPublisher(contents.map(\.resolved)), BorderNode.setContent) {
      $0.style = style
    }
  }
}

private final class BorderNode: ContainerNode {
  var content: AnyShapeStyle? {
    didSet { if content != oldValue { setNeedsPaint() } }
  }
  var style = BorderStyle.rounded {
    didSet { if style != oldValue { setNeedsPaint() } }
  }
  private let insets = EdgeInsets(.all, 1)

  func setContent(_ new: AnyShapeStyle) {
    animate(from: content ?? new, to: new) { $0.content = $1 }
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
    if let content { canvas.setForeground(content, in: Rect(size: rect.size)) }
    canvas.drawBorder(
      Rect(size: rect.size),
      with: tree.borderGlyphs.glyphs(
        of: style, usesASCII: environment.usesASCII, shaper: tree.shaper))
  }
}
