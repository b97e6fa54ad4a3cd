/// The node of a text: breaks it into lines and draws them.
final class TextNode: LayoutNode, ReusableNode {
  var string = "" {
    didSet { if string != oldValue { setParagraphs() } }
  }
  var isSingleLine = false {
    didSet { if isSingleLine != oldValue { setParagraphs() } }
  }
  var layout = TextLayout() {
    didSet {
      if layout == oldValue { return }
      lineCache = nil
      setNeedsLayout()
      setNeedsPaint()
    }
  }
  /// The parts of the string between newlines.
  private var paragraphs: [[Glyph]] = []
  /// The lines of the last layout, and the space they were broken for.
  private var lineCache: (space: ProposedSize, lines: [ArraySlice<Glyph>])?

  private func setParagraphs() {
    paragraphs =
      isSingleLine || !string.mightContainNewlines
      ? [tree.shaper.glyphs(of: string)]
      : string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { tree.shaper.glyphs(of: String($0)) }
    lineCache = nil
    setNeedsLayout()
    setNeedsPaint()
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    layout = environment.textLayout
  }

  override func shaperDidReset() {
    setParagraphs()
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let lines = lines(in: proposal)
    var width = 0
    for line in lines { width = max(width, line.width) }
    return Size(width: width, height: max(1, lines.count))
  }

  override func paint(on canvas: Canvas) {
    var point = Point.zero
    for line in lines(in: ProposedSize(rect.size)) {
      if layout.alignment != .leading {
        point.x = layout.alignment.alignment.offset(of: line.width, in: rect.size.width)
      }
      canvas.write(line, at: point)
      point.y += 1
    }
  }

  private func lines(in space: ProposedSize) -> [ArraySlice<Glyph>] {
    if let lineCache, lineCache.space == space { return lineCache.lines }
    let limit =
      isSingleLine ? 1 : min(layout.lineLimit ?? .max, space.height.map { max(1, $0) } ?? .max)
    var breaker = LineBreaker(width: space.width, limit: limit, truncation: layout.truncation)
    for paragraph in paragraphs where !breaker.isFull { breaker.append(paragraph) }
    let lines = breaker.lines { tree.shaper.glyphs(of: "…") }
    lineCache = (space, lines)
    return lines
  }
}

extension String {
  /// Whether a UTF-8 byte occurs with which a newline may begin.
  ///
  /// `false` means that there is no newline; `true` may be wrong.
  fileprivate var mightContainNewlines: Bool {
    utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
  }
}
