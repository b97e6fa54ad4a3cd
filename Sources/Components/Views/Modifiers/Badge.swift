import Signals

extension View {
  /// Shows a number after this view, or nothing if it is 0.
  ///
  ///     Text("Mail").badge(3)
  ///
  ///     Mail (3)
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : String(count))
  }

  /// Shows a text after this view, or nothing if it is `nil` or empty.
  public nonisolated func badge(_ text: String?) -> some View {
    BadgedView(content: self, texts: ValueOrPublisher(text ?? ""))
  }

  /// Shows the newest of `counts` after this view. There is no badge before the first value, and
  /// while the value is 0.
  public nonisolated func badge(_ counts: some Publisher<Int, Never>) -> some View {
    badge(counts.map { $0 == 0 ? "" : String($0) })
  }

  /// Shows the newest of `texts` after this view. There is no badge before the first value, and
  /// while the value is empty.
  public nonisolated func badge(_ texts: some Publisher<String, Never>) -> some View {
    BadgedView(content: self, texts: ValueOrPublisher(texts))
  }
}

private nonisolated struct BadgedView<Content: View>: View {
  let content: Content
  let texts: ValueOrPublisher<String>

  @MainActor
  var body: some View {
    HStack {
      content
      Latest(texts, default: texts.initial ?? "") { text in
        if !text.isEmpty { Text("(\(text))").singleLine().bold() }
      }
    }
  }
}
