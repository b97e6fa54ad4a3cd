extension Text {
  /// Creates a text. Nothing is localized: it is shown as it is written.
  public init(
    _ key: String, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString
  ) {
    self.init(key)
  }

  /// The text without its appearance, as far as it does not follow publishers.
  nonisolated var words: String { runs.map { $0.string.initial ?? "" }.joined() }
}

extension View {
  /// Adds a tooltip with the words of `text`.
  public nonisolated func help(_ text: Text) -> some View { help(text.words) }
}
