/// The node of a text: a class, because it keeps the glyphs of the text and its lines between two
/// layouts.
final class TextNode: LayoutNode, TextShaping, TextDisplaying {
  /// The text, unless its parts have an appearance of their own.
  var string = "" {
    didSet { if !string.hasSameScalars(as: oldValue) { textDidChange() } }
  }
  /// The parts of a text that have an appearance of their own.
  private var styledParts: StyledText?
  var isSingleLine = false {
    didSet { if isSingleLine != oldValue { textDidChange() } }
  }
  /// Whether the text is not read to the user.
  var isDecorative = false
  var layout = TextLayout() {
    didSet {
      if layout == oldValue { return }
      if layout.textCase != oldValue.textCase || layout.link != oldValue.link
        || layout.isRedacted != oldValue.isRedacted
      {
        return textDidChange()
      }
      lineCache = nil
      setNeedsLayout()
      setNeedsPaint()
    }
  }
  /// The glyphs of the text. Nothing reads them while they are shaped, so exclusivity checks are
  /// off.
  @exclusivity(unchecked) private var text = ShapedText()
  /// The width of the text if there is only one paragraph.
  private var paragraphWidth: Int? = 0
  /// The lines of the last layout, and the space they were broken for.
  private var lineCache: (space: ProposedSize, lines: [ArraySlice<Glyph>])?

  override init(in context: ViewContext) {
    super.init(in: context)
    keepsState = false
  }

  /// Returns `existing` if it is the node of a text that has such parts or not, and a new node
  /// otherwise.
  static func reusing(
    _ existing: Node?, hasStyledParts: Bool, in context: ViewContext
  ) -> TextNode {
    if let node = existing as? TextNode, (node.styledParts != nil) == hasStyledParts {
      node.setEnvironment(context.environment)
      return node
    }
    return TextNode(in: context)
  }

  /// Shows `string` at once, or rolls its digits if an animation applies.
  func show(_ string: String) {
    if changesAtOnce { return self.string = string }
    roll(from: self.string, to: string) { $0.string = $1 }
  }

  /// Whether no animation can change the text, as with most, which need no closure.
  private var changesAtOnce: Bool {
    if case .identity = layout.contentTransition.kind { !isAnimating } else { false }
  }

  /// Lets the digits of `string` roll from those of `shown` if an animation applies.
  private func roll(
    from shown: String, to string: String, part: Int = 0,
    apply: @escaping @MainActor (TextNode, String) -> Void
  ) {
    let transition = layout.contentTransition
    // The slots from 0 on are those of the styles of parts.
    animate(
      -1 - part, from: RollingText(shown, transition), to: RollingText(string, transition)
    ) {
      apply($0, $1.string)
    }
  }

  /// Shows `runs`, and follows their publishers.
  func setRuns(_ runs: [TextRun]) {
    let parts = styledParts ?? StyledText(self)
    styledParts = parts
    keepsState = true
    parts.setRuns(runs)
  }

  /// Shows the string of one of the parts that have an appearance of their own, as ``show(_:)``.
  func show(_ string: String, ofPart part: Int) {
    guard let styledParts else { return }
    if changesAtOnce { return styledParts.setString(string, of: part) }
    roll(from: styledParts.string(of: part), to: string, part: part) {
      $0.styledParts?.setString($1, of: part)
    }
  }

  var displayedText: String {
    let text = styledParts?.string ?? string
    return layout.isRedacted ? redacted(text) : text
  }

  /// Shapes the text again.
  func textDidChange() {
    lineCache = nil
    text.removeAll()
    if let styledParts {
      styledParts.shape(into: &text, of: self)
    } else {
      append(string, to: &text)
    }
    paragraphWidth = text.isSingleParagraph ? text.glyphs[...].width : nil
    setNeedsLayoutIfSizeChanges()
    setNeedsPaint()
  }

  /// Appends the glyphs of `string`, which ends a paragraph with each newline.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - link: The URL of the string, unless the whole text has one.
  ///   - text: The glyphs before.
  func append(_ string: String, linkedTo link: String? = nil, to text: inout ShapedText) {
    if let textCase = layout.textCase {
      return appendLines(textCase.applied(to: string), link, to: &text)
    }
    appendLines(string, link, to: &text)
  }

  private func appendLines(_ string: String, _ link: String?, to text: inout ShapedText) {
    if isSingleLine || !string.containsNewline { return appendLine(string, link, to: &text) }
    for (index, line) in string.lines.enumerated() {
      if index > 0 { text.endParagraph() }
      appendLine(line, link, to: &text)
    }
  }

  private func appendLine(_ string: String, _ link: String?, to text: inout ShapedText) {
    let (shaper, start) = (tree.shaper, text.glyphs.count)
    shaper.append(layout.isRedacted ? redacted(string) : string, to: &text.glyphs)
    if let url = layout.link ?? link { shaper.link(&text.glyphs, from: start, to: url) }
  }

  /// Returns `string` with a block in place of each column of a character.
  private func redacted(_ string: String) -> String {
    let block = environment.usesASCII ? "#" : "▒"
    return string.reduce(into: "") { text, character in
      let width = tree.shaper.glyphs(of: String(character))[...].width
      text += character.isWhitespace ? String(character) : String(repeating: block, count: width)
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    layout = environment.textLayout
  }

  func shaperDidReset() {
    textDidChange()
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    let text = displayedText
    return isDecorative || text.isEmpty ? [] : [accessibilityElement(.text, label: text)]
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    if let width = widthOfOnlyLine(in: proposal) {
      relevantAxes = .horizontal
      let count = isSingleLine ? 1 : layout.reservedLines
      return Size(width: width, height: layout.height(ofLines: count))
    }
    relevantAxes = .both
    let lines = lines(in: proposal)
    var width = 0
    for line in lines { width = max(width, line.width) }
    let count = isSingleLine ? 1 : max(lines.count, layout.reservedLines)
    return Size(width: width, height: layout.height(ofLines: count))
  }

  /// The baselines are at the lower edges of the first and the last line.
  override func explicitGuide(
    _ alignment: AxisAlignment, along axis: Axis, in proposal: ProposedSize
  ) -> Int? {
    switch alignment {
    case .firstTextBaseline: 1
    case .lastTextBaseline: layout.height(ofLines: max(1, lines(in: proposal).count))
    case .start, .center, .end, .custom: nil
    }
  }

  override func paint(on canvas: DrawingContext) {
    let space = ProposedSize(rect.size)
    if widthOfOnlyLine(in: space) != nil {
      return paint(text.glyphs[...], row: 0, on: canvas)
    }
    let lines = lines(in: space)
    let (visible, step) = (canvas.visibleRect.rows, 1 + layout.lineSpacing)
    var index = max(0, (visible.lowerBound + step - 1) / step)
    while index < lines.count, index * step < visible.upperBound {
      paint(lines[index], row: index * step, on: canvas)
      index += 1
    }
  }

  private func paint(_ line: ArraySlice<Glyph>, row: Int, on canvas: DrawingContext) {
    var point = Point(x: 0, y: row)
    if layout.alignment != .leading {
      point.x = layout.alignment.alignment.offset(of: line.width, in: rect.size.width)
    }
    if let styledParts { return styledParts.draw(line, at: point, on: canvas) }
    canvas.write(line, at: point)
  }

  /// The width of the text where it takes no more than one line in `space`, so that it need not be
  /// broken. Nothing of it is shown where there are no columns, which each stack asks about.
  private func widthOfOnlyLine(in space: ProposedSize) -> Int? {
    if let width = space.width, width <= 0 { return 0 }
    guard let paragraphWidth, isSingleLine || layout.lineLimit ?? 1 > 0,
      paragraphWidth <= space.width ?? .max
    else { return nil }
    return paragraphWidth
  }

  private func lines(in space: ProposedSize) -> [ArraySlice<Glyph>] {
    if let lineCache, lineCache.space == space { return lineCache.lines }
    let limit = isSingleLine ? 1 : layout.lineLimit(inHeight: space.height)
    var breaker = LineBreaker(width: space.width, limit: limit, truncation: layout.truncation)
    for paragraph in text.paragraphs where !breaker.isFull { breaker.append(paragraph) }
    let lines = breaker.lines { tree.shaper.glyphs(of: "…") }
    lineCache = (space, lines)
    return lines
  }
}
