import Signals

extension View {
  /// Shows a number after this view, or nothing if it is 0.
  ///
  ///     Text("Mail").badge(3)
  ///
  ///     Mail (3)
  ///
  /// The badge of a tab stands in the bar of its ``TabView``.
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : String(count))
  }

  /// Shows a text after this view, or nothing if it is `nil` or empty.
  public nonisolated func badge(_ text: String?) -> some View {
    BadgedView(content: self, texts: ValueOrPublisher(text ?? ""))
  }

  /// Shows the newest of `counts` after this view. There is no badge before the first value, and
  /// while the value is 0.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func badge(_ counts: some Publisher<Int, Never>) -> some View {
    // NB: Not by the method below, for the reason in `padding(_ edges:_ lengths:)`.
    BadgedView(
      content: self, texts: ValueOrPublisher(counts.map { $0 == 0 ? "" : String($0) }))
  }

  /// Shows the newest of `texts` after this view. There is no badge before the first value, and
  /// while the value is empty.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func badge(_ texts: some Publisher<String, Never>) -> some View {
    BadgedView(content: self, texts: ValueOrPublisher(texts))
  }
}

private nonisolated struct BadgedView<Content: View>: View {
  let content: Content
  let texts: ValueOrPublisher<String>

  @MainActor
  var body: some View {
    BadgedContent(content: content, texts: texts)
  }
}

extension BadgedView: TabTraits {
  func addTraits(to page: inout TabPage) {
    if page.badge == nil { page.badge = texts }
    page.takeTraits(of: content)
  }
}

private struct BadgedContent<Content: View>: View {
  let content: Content
  let texts: ValueOrPublisher<String>
  @Environment(\.tabModel) private var tabModel

  var body: some View {
    if tabModel != nil {
      content.nodeModifier(TabBadgeModifier(texts: texts))
    } else {
      HStack {
        content
        Latest(texts, default: texts.initial ?? "") { text in
          if !text.isEmpty { Text("(\(text))").singleLine().bold() }
        }
      }
    }
  }
}
