import Signals

/// A view that shows text in one or more lines.
///
///     Text("Ready")
///     Text(titles)      // a publisher, for what changes
///
/// A text view is as large as its text, and at least one row high. Lines that do not fit are
/// broken at spaces; if there are too many lines, an ellipsis replaces the rest. Use
/// `multilineTextAlignment(_:)`, `lineLimit(_:)` and `truncationMode(_:)` to change the layout.
/// The string may contain anything; only printable characters reach the terminal. See *What
/// reaches a terminal* in the documentation of `TextBackend`.
public nonisolated struct Text: View, Sendable {
  /// The part of a line that is replaced by an ellipsis when the text does not fit.
  public typealias TruncationMode = TextTruncationMode

  var content: ValueOrPublisher<String>
  var isSingleLine = false

  /// Creates a view of `content`.
  public init(_ content: String) {
    self.content = ValueOrPublisher(content)
  }

  /// Creates a view of the newest value of `contents`.
  ///
  /// - Parameters:
  ///   - contents: The texts to show.
  ///   - initial: The text until `contents` sends its first value.
  public init(_ contents: some Publisher<String, Never>, initial: String = "") {
    content = ValueOrPublisher(contents, initial: initial)
  }

  /// Creates a view of the newest value of `contents`. A `nil` value keeps the current text.
  ///
  /// - Parameters:
  ///   - contents: The texts to show.
  ///   - initial: The text until `contents` sends its first value.
  public init(_ contents: some Publisher<String?, Never>, initial: String = "") {
    content = ValueOrPublisher(contents, initial: initial)
  }

  /// Returns a copy that shows the text in a single line.
  func singleLine() -> Text {
    with { $0.isSingleLine = true }
  }

  /// Creates or updates the node that shows the text.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = TextNode.reusing(existing, in: context)
    node.layout = context.environment.textLayout
    node.isSingleLine = isSingleLine
    node.bind(content) { $0.string = $1 }
    return node
  }
}
