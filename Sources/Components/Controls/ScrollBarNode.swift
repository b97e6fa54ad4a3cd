/// Shows which part of something is seen.
final class ScrollBarNode: LayoutNode {
  private let axis: Axis
  /// How long everything is, and which part of it is seen, in columns or rows.
  var range = (whole: 0, seen: 0..<0) {
    didSet { if range != oldValue { needsPaint() } }
  }
  /// Whether keys go to what it belongs to.
  var isMarked = false {
    didSet { if isMarked != oldValue { needsPaint() } }
  }
  /// Told which part is wanted: where it begins.
  var onScroll: (Int) -> Void = { _ in }
  /// Where in its thumb it was taken.
  private var grip = 0

  init(_ axis: Axis, in context: ViewContext) {
    self.axis = axis
    super.init(in: context)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = Size(width: 1, height: 1)
    size[axis] = proposal[axis] ?? 1
    return size
  }

  private var length: Int { frame.size[axis] }

  /// The cells that stand for what is seen: at least one, and at an end only if that is seen.
  private var thumb: Range<Int> {
    guard range.whole > 0, length > 0 else { return 0..<0 }
    let size = min(length, max(1, (length * range.seen.count + range.whole / 2) / range.whole))
    let (hidden, free) = (range.whole - range.seen.count, length - size)
    guard hidden > 0 else { return 0..<size }
    var start = (free * range.seen.lowerBound + hidden / 2) / hidden
    if range.seen.lowerBound > 0 { start = max(start, min(1, free)) }
    if range.seen.lowerBound < hidden { start = min(start, max(free - 1, 0)) }
    return start..<start + size
  }

  override func paint(on canvas: Canvas) {
    let marks = environment.usesASCII ? ["#", "."] : isMarked ? ["█", "░"] : ["┃", "│"]
    let glyphs = marks.map { tree.shaper.glyphs(of: axis == .vertical ? $0 : $0.lying) }
    var canvas = canvas
    canvas.attributes = Attributes(tint: canvas.attributes.tint)
    for index in canvas.visible.range(along: axis) {
      let isThumb = thumb.contains(index)
      var place = Point.zero
      place[axis] = index
      canvas.attributes.foreground = isThumb && isMarked ? .accentColor : nil
      canvas.attributes.isBold = isThumb && isMarked ? true : nil
      canvas.attributes.isDim = isThumb ? nil : true
      canvas.write(glyphs[isThumb ? 0 : 1][...], at: place)
    }
  }

  override var takesPointer: Bool { environment.isEnabled }

  override func receive(_ event: NodeEvent) -> Bool {
    switch event {
    case .pressed:
      // What is taken beside the thumb is taken in its middle.
      grip = thumb.contains(pointed) ? pointed - thumb.lowerBound : thumb.count / 2
      scrollToPointer()
    case .dragged: scrollToPointer()
    case .released, .cancelled, .hovered, .focused: break
    case .key, .pasted, .scrolled: return false
    }
    return true
  }

  private var pointed: Int { (tree.interaction.pointer - screenOrigin)[axis] }

  private func scrollToPointer() {
    let free = length - thumb.count
    guard free > 0 else { return }
    let start = min(max(0, pointed - grip), free)
    onScroll((range.whole - range.seen.count) * start / free)
  }
}

extension String {
  /// The same line, from left to right.
  fileprivate var lying: String {
    switch self {
    case "┃": "━"
    case "│": "─"
    default: self
    }
  }
}
