@_spi(Nodes) import ComponentCore

/// A bar that shows the visible range of a scroll view and lets the pointer change it.
nonisolated struct ScrollBar: View {
  let axis: Axis

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ScrollBarNode ?? ScrollBarNode(axis, in: context)
    node.setEnvironment(context.environment)
    return node
  }
}

/// The node of a scroll bar, a track with a thumb that can be dragged: a class, because the scroll
/// view tells it what is visible after the views were described.
final class ScrollBarNode: LayoutNode, Responder {
  private let axis: Axis
  /// The length of the content and the visible part of it, in columns or rows.
  var range = (total: 0, visible: 0..<0) {
    didSet { if thumb(of: range) != thumb(of: oldValue) { setNeedsPaint() } }
  }
  /// Whether the scroll view itself has the focus.
  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsPaint() } }
  }
  /// Called with the first column or row to show when the pointer scrolls.
  var onScroll: (Int) -> Void = { _ in }
  /// The distance from the start of the thumb to the point at which it is dragged.
  private var grabOffset = 0

  init(_ axis: Axis, in context: ViewContext) {
    self.axis = axis
    super.init(in: context)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = Size(width: 1, height: 1)
    size[axis] = proposal[axis] ?? 1
    return size
  }

  private var length: Int { rect.size[axis] }

  /// The cells of the thumb. There is at least one, and if the bar is long enough, the thumb
  /// touches an end of it only while that end of the content is visible.
  private var thumb: Range<Int> { thumb(of: range) }

  private func thumb(of range: (total: Int, visible: Range<Int>)) -> Range<Int> {
    guard range.total > 0, length > 0 else { return 0..<0 }
    let size = min(length, max(1, (length * range.visible.count + range.total / 2) / range.total))
    let (hidden, free) = (range.total - range.visible.count, length - size)
    guard hidden > 0 else { return 0..<size }
    var start = (free * range.visible.lowerBound + hidden / 2) / hidden
    if range.visible.lowerBound > 0 { start = max(start, min(1, free)) }
    if range.visible.lowerBound < hidden { start = min(start, max(free - 1, 0)) }
    return start..<start + size
  }

  override func paint(on canvas: DrawingContext) {
    // A line along the edge would look like a border.
    let marks = environment.usesASCII ? ["#", "."] : isHighlighted ? ["█", "░"] : ["▐", " "]
    var glyphs: [[Glyph]] = []
    for mark in marks {
      glyphs.append(tree.shaper.glyphs(of: axis == .vertical ? mark : mark.horizontalForm))
    }
    var canvas = canvas
    canvas.attributes = Attributes(tint: canvas.attributes.tint)
    let thumb = thumb
    for index in canvas.visibleRect.range(along: axis) {
      let isThumb = thumb.contains(index)
      var point = Point.zero
      point[axis] = index
      setAttributes(of: &canvas, isThumb: isThumb)
      canvas.write(glyphs[isThumb ? 0 : 1][...], at: point)
    }
  }

  /// Sets the style of the thumb or the track.
  ///
  /// A highlighted bar has one color, since its characters differ in brightness. In ASCII they do
  /// not, so the thumb is bold. A terminal that scrolls by a line then needs no change of style
  /// between the cells of the bar.
  private func setAttributes(of canvas: inout DrawingContext, isThumb: Bool) {
    if isHighlighted {
      canvas.attributes.foreground = .accentColor
      canvas.attributes.isBold = isThumb && environment.usesASCII ? true : nil
    } else {
      canvas.attributes.foreground = isThumb ? .theme(.border) : nil
    }
  }

  override var responder: (any Responder)? { self }

  var acceptsPointer: Bool { environment.isEnabled && environment.isScrollEnabled }

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .pressed:
      // A press beside the thumb centers the thumb on the pointer.
      grabOffset =
        thumb.contains(pointerOffset) ? pointerOffset - thumb.lowerBound : thumb.count / 2
      scrollToPointer()
    case .dragged: scrollToPointer()
    case .released, .cancelled, .hovered, .focused: break
    case .key, .pasted, .scrolled: return false
    }
    return true
  }

  private var pointerOffset: Int { (tree.eventDispatcher.pointer - screenOrigin)[axis] }

  private func scrollToPointer() {
    let free = length - thumb.count
    guard free > 0 else { return }
    let start = min(max(0, pointerOffset - grabOffset), free)
    onScroll((range.total - range.visible.count) * start / free)
  }
}

extension String {
  /// The counterpart in a horizontal bar of a mark in a vertical one.
  fileprivate var horizontalForm: String { self == "▐" ? "▄" : self }
}
