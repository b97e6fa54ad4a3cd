/// A border in the accent color around a label, filled with a color.
///
/// One node draws what the modifiers for padding, background, text attributes and border would
/// draw with a node each, because buttons are many.
nonisolated struct LabelFrame: NodeModifier, Equatable {
  /// The space between the border and the label.
  var insets = EdgeInsets()
  var fill = Color.clear
  /// The attributes of the label and the area inside the border.
  var attributes = Attributes()
  var border = BorderStyle.rounded
  /// Whether everything is faint.
  var isDim = false

  @MainActor
  func update(_ wrapper: LabelFrameNode) {
    wrapper.frame = self
  }
}

final class LabelFrameNode: DrawingStyleNode {
  @exclusivity(unchecked) var frame = LabelFrame() {
    didSet {
      if frame == oldValue { return }
      if frame.insets != oldValue.insets { setNeedsLayout() }
      styleDidChange()
    }
  }
  private var borderGlyphs = BorderGlyphs()

  /// The distances between the outer edges and the label.
  private var insets: EdgeInsets {
    let inner = frame.insets
    return EdgeInsets(
      top: inner.top + 1, leading: inner.leading + 1, bottom: inner.bottom + 1,
      trailing: inner.trailing + 1)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    insets.outset(super.measure(proposal.inset(by: insets)))
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    let origin = Point(x: insets.leading, y: insets.top)
    for element in contents { place(element, origin, proposal.inset(by: insets)) }
  }

  override func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    canvas.attributes.isDim = frame.isDim
    canvas.attributes = canvas.attributes.merging(frame.attributes)
  }

  override func paint(on canvas: DrawingContext) {
    let area = Rect(size: rect.size)
    let inside = area.inset(by: EdgeInsets(.all, 1))
    paintInside(inside, on: canvas)
    if inside.contains(canvas.visibleRect) { return }
    var canvas = canvas
    canvas.attributes.isDim = frame.isDim
    canvas.attributes.foreground = .accentColor
    canvas.drawBorder(
      area,
      with: borderGlyphs.glyphs(
        of: frame.border, usesASCII: environment.usesASCII, shaper: tree.shaper))
  }

  private func paintInside(_ area: Rect, on canvas: DrawingContext) {
    var canvas = canvas
    applyStyle(to: &canvas, in: area)
    canvas.fill(area, with: frame.fill)
    paintChildren(on: canvas)
  }
}
