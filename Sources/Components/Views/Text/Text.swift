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
  @_documentation(visibility: internal)
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
