import Signals

extension View {
  /// Draws a border around this view that is one cell wide, in the color that the theme has for
  /// borders.
  ///
  ///     Text("Ready").border()
  ///
  ///     ╭─────╮
  ///     │Ready│
  ///     ╰─────╯
  ///
  /// The border does not cover the view: it adds a column at each side and a row above and below.
  public nonisolated func border(style: BorderStyle = .rounded) -> some View {
    border(.theme(.border), style: style)
  }

  /// Draws a border around this view that is one cell wide, in the color or gradient of `content`.
  ///
  /// The border adds a column at each side and a row above and below. A gradient spans the
  /// rectangle of the border.
  public nonisolated func border(
    _ content: some ShapeStyle, style: BorderStyle = .rounded
  ) -> some View {
    border(ValueOrPublisher(content.resolved), style: style)
  }

  package nonisolated func border(
    _ content: ValueOrPublisher<AnyShapeStyle>, style: BorderStyle
  ) -> some View {
    effect(Border.self, content) {
      $0.content = $1
    } configure: {
      $0.style = style
    }
  }

  /// Draws a border with sharp corners, whose line is heavy if `columns` is more than 1.
  package nonisolated func border(_ content: some ShapeStyle, columns width: Int) -> some View {
    effect(Border.self, ValueOrPublisher(content.resolved)) {
      $0.content = $1
    } configure: {
      $0.style = width > 1 ? .heavy : .light
      $0.isHidden = width < 1
    }
  }
}

private struct Border: Effect {
  /// The color or gradient; `nil` for the color of the text.
  var content: AnyShapeStyle?
  var style = BorderStyle.rounded
  var isHidden = false

  var animatableData: AnyShapeStyle? {
    get { content }
    set { content = newValue }
  }

  static var drawsSurface: Bool { true }

  var insets: EdgeInsets { isHidden ? EdgeInsets() : EdgeInsets(.all, 1) }

  func draw(_ wrapped: EffectContent, on canvas: DrawingContext) {
    wrapped.draw(on: canvas)
    if isHidden { return }
    let area = Rect(size: wrapped.size)
    if area.inset(by: insets).contains(canvas.visibleRect) { return }
    var canvas = canvas
    if let content { canvas.setForeground(content, in: area) }
    canvas.drawBorder(area, with: wrapped.glyphs(of: style))
  }
}
