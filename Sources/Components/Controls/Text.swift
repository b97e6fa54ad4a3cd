import Signals

/// Text: lines of it that are never longer than there is room.
///
///     Text("Ready")
///     Text(titles)      // a publisher, for what changes
///
/// As large as the text, and never less than a row high. Where it is too wide, lines are broken at
/// spaces; where it is too high, an ellipsis stands for the rest: see
/// `multilineTextAlignment(_:)`, `lineLimit(_:)` and `truncationMode(_:)`. Whatever the string
/// holds, what reaches the terminal are printable characters: see *Text is never trusted* in the
/// documentation of `TextBackend`.
public nonisolated struct Text: View, Sendable {
  /// Which part of a text is shown where there is not enough room.
  public typealias TruncationMode = TextTruncationMode

  var content: ValueOrPublisher<String>
  var isSingleLine = false

  /// This text.
  public init(_ content: String) {
    self.content = ValueOrPublisher(content)
  }

  /// The newest of `contents`; `initial` before the first.
  public init(_ contents: some Publisher<String, Never>, initial: String = "") {
    content = ValueOrPublisher(contents, initial: initial)
  }

  /// The newest of `contents`; `initial` before the first. `nil` keeps what is shown.
  public init(_ contents: some Publisher<String?, Never>, initial: String = "") {
    content = ValueOrPublisher(contents, initial: initial)
  }

  /// This text, in one line.
  func singleLine() -> Text {
    var text = self
    text.isSingleLine = true
    return text
  }

  /// A node that shows the text.
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? TextNode ?? TextNode(in: context)
    node.setEnvironment(context.environment)
    node.layout = context.environment.textLayout
    node.isSingleLine = isSingleLine
    node.bind(content) { $0.string = $1 }
    return node
  }
}

final class TextNode: LayoutNode {
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
  private var paragraphs: [[Glyph]] = []
  /// The lines as they were last broken, and for what room.
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

  override func environmentDidChange(to environment: EnvironmentValues) {
    super.environmentDidChange(to: environment)
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
  /// `false` if there is certainly no newline in it: by the bytes with which all of them begin.
  fileprivate var mightContainNewlines: Bool {
    utf8.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
  }
}
