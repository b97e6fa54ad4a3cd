import Signals

/// A view that shows text in one or more lines.
///
///     Text("Ready")
///     Text(titles)                                  // a publisher, for what changes
///     Text("Status: ") + Text(states).bold()        // parts with an appearance of their own
///
/// A text view is as large as its text, and at least one row high. Lines that do not fit are
/// broken at spaces; if there are too many lines, an ellipsis replaces the rest. Use
/// `multilineTextAlignment(_:)`, `lineLimit(_:)`, `lineSpacing(_:)` and `truncationMode(_:)` to
/// change the layout.
/// The string may contain anything; only printable characters reach the terminal. See *What
/// reaches a terminal* in the documentation of `TextBackend`.
public nonisolated struct Text: NodeView, Sendable {
  /// The part of a line that is replaced by an ellipsis when the text does not fit.
  public typealias TruncationMode = TextTruncationMode
  /// The case in which letters are shown.
  public typealias Case = TextCase
  /// The look of the line below underlined text.
  public typealias LineStyle = TextLineStyle

  enum Content: Sendable {
    /// A text without an appearance of its own, as most are.
    case plain(ValueOrPublisher<String>)
    case styled([TextRun])

    var isStyled: Bool {
      if case .styled = self { true } else { false }
    }
  }

  var content: Content
  var isSingleLine = false
  /// Whether the text is not read to the user, because it is a mark.
  var isDecorative = false

  /// Creates a view of `content`.
  @_disfavoredOverload  // A literal with interpolated texts is not a string.
  public init(_ content: String) {
    self.init(content: .plain(ValueOrPublisher(content)))
  }

  /// Creates a view of `content`.
  @_disfavoredOverload  // A literal is not generic.
  public init(_ content: some StringProtocol) {
    self.init(String(content))
  }

  /// Creates a view of `content`, exactly as it is.
  ///
  /// All strings are shown as they are: this differs from `Text(_:)` only in that interpolated
  /// texts have no meaning in a literal.
  public init(verbatim content: String) {
    self.init(content: .plain(ValueOrPublisher(content)))
  }

  /// Creates a view of the newest value of `contents`.
  ///
  /// - Parameters:
  ///   - contents: The texts to show.
  ///   - initial: The text until `contents` sends its first value.
  public init(_ contents: some Publisher<String, Never>, initial: String = "") {
    let erased = contents.eraseToAnyPublisher()
    self.init(content: .plain(ValueOrPublisher(contents, erased: erased, initial: initial)))
  }

  /// Creates a view of the newest value of `contents`. A `nil` value keeps the current text.
  ///
  /// - Parameters:
  ///   - contents: The texts to show.
  ///   - initial: The text until `contents` sends its first value.
  public init(_ contents: some Publisher<String?, Never>, initial: String = "") {
    let erased = contents.eraseToAnyPublisher()
    self.init(content: .plain(ValueOrPublisher(contents, erased: erased, initial: initial)))
  }

  init(content: Content) {
    self.content = content
  }

  /// Returns a copy that shows the text in a single line.
  package func singleLine() -> Text {
    with { $0.isSingleLine = true }
  }

  /// Returns a copy that is not read to the user, because it is a mark.
  package func decorative() -> Text {
    with { $0.isDecorative = true }
  }

  /// Creates or updates the node that shows the text.
  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = TextNode.reusing(existing, hasStyledParts: content.isStyled, in: context)
    node.layout = context.environment.textLayout
    node.isSingleLine = isSingleLine
    node.isDecorative = isDecorative
    switch content {
    case .plain(let string): node.bind(string) { $0.show($1) }
    case .styled(let runs): node.setRuns(runs)
    }
    return node
  }
}
