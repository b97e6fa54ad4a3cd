import Signals

extension View {
  /// Draws text and shapes in `style`, unless views inside set a style or color of their own.
  ///
  ///     Text("Annunciator").foregroundStyle(
  ///       .linearGradient(colors: [.pink, .orange], startPoint: .leading, endPoint: .trailing))
  ///
  /// A gradient spans the rectangle of this view.
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some View {
    nodeModifier(ValueOrPublisher(style.resolved), ForegroundStyleNode.setStyle)
  }

  /// Draws text and shapes in the newest of `styles`. Before the first value, the style of the
  /// enclosing views applies.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(
    _ styles: some Publisher<Style, Never>
  ) -> some View {
    nodeModifier(ValueOrPublisher(styles.map(\.resolved)), ForegroundStyleNode.setStyle)
  }
}

extension View {
  /// Draws text and shapes in `primary`, and those of the second level in `secondary`.
  ///
  ///     VStack {
  ///       Text("Ready")
  ///       Text("since noon").foregroundStyle(.secondary)
  ///     }
  ///     .foregroundStyle(.green, .gray)
  ///
  /// Lower levels are more translucent than the second one: see ``HierarchicalShapeStyle``. A
  /// gradient spans the rectangle of this view.
  public nonisolated func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle
  ) -> some View {
    nodeModifier(
      ValueOrPublisher([primary.resolved, secondary.resolved]), ForegroundLevelsNode.setStyles)
  }

  /// Draws text and shapes in `primary`, and those of the second and third level in `secondary`
  /// and `tertiary`.
  ///
  /// Lower levels are more translucent than the third one. A gradient spans the rectangle of this
  /// view.
  public nonisolated func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    nodeModifier(
      ValueOrPublisher([primary.resolved, secondary.resolved, tertiary.resolved]),
      ForegroundLevelsNode.setStyles)
  }
}

private final class ForegroundLevelsNode: DrawingStyleNode {
  var styles: [AnyShapeStyle] = [] {
    didSet { if styles != oldValue { styleDidChange() } }
  }

  func setStyles(_ new: [AnyShapeStyle]) {
    styles = new
  }

  override func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    canvas.setForeground(levels: styles, in: rect)
  }
}

private final class ForegroundStyleNode: DrawingStyleNode {
  var style: AnyShapeStyle? {
    didSet { if style != oldValue { styleDidChange() } }
  }

  func setStyle(_ new: AnyShapeStyle) {
    animate(from: style ?? new, to: new) { $0.style = $1 }
  }

  override func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    if let style { canvas.setForeground(style, in: rect) }
  }
}
