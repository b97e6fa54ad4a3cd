import ComponentCore

// Titles that are literals, which may contain Markdown: `Toggle("**Wrap** lines", isOn: $wraps)`.

extension Toggle where Label == Text {
  /// Creates a toggle with a literal as its title, which may contain Markdown.
  public nonisolated init(_ title: LocalizedStringKey, isOn: some ControlSource<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Label where Title == Text, Icon == Text {
  /// Creates a label of a literal, which may contain Markdown, and a symbol.
  public nonisolated init(_ title: LocalizedStringKey, symbol: String) {
    self.init {
      Text(title)
    } icon: {
      Text(symbol)
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu whose button shows a literal, which may contain Markdown.
  public nonisolated init(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title).singleLine() }
  }
}

extension Link where Label == Text {
  /// Creates a link that shows a literal, which may contain Markdown.
  public nonisolated init(
    _ title: LocalizedStringKey, destination: some CustomStringConvertible
  ) {
    self.init(destination: destination) { Text(title) }
  }
}
