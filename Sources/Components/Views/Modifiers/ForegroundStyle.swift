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
