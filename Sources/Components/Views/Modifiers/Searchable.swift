import Signals

extension View {
  /// Adds a search field above this view.
  ///
  ///     List().searchable(text: $query)
  ///
  ///     / Search
  ///     first row
  ///
  /// Ctrl-F moves the focus to the field unless another control uses the key, and Escape clears a
  /// text that is being edited. The view filters its content itself, and ``View/onSubmit(_:)``
  /// runs an action at Enter.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - prompt: The text that is shown while the field is empty.
  public nonisolated func searchable(
    text: Binding<String>, prompt: String = "Search"
  ) -> some View {
    SearchableView(
      content: self, field: TextField(prompt, text: text), clear: { text.wrappedValue = "" },
      isEmpty: { text.wrappedValue.isEmpty })
  }

  /// Adds a search field above this view that shows and changes the text of a subject.
  public nonisolated func searchable(
    text: CurrentValueSubject<String, Never>, prompt: String = "Search"
  ) -> some View {
    SearchableView(
      content: self, field: TextField(prompt, text: text), clear: { text.send("") },
      isEmpty: { text.value.isEmpty })
  }
}

private nonisolated struct SearchableView<Content: View>: View {
  let content: Content
  let field: TextField
  let clear: () -> Void
  let isEmpty: () -> Bool

  @MainActor
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("/").decorative().bold()
        field.textFieldStyle(.plain)
          .accessibilityAddTraits(.isSearchField)
          .keyboardShortcut("f")
          .onKeyPress(.escape) {
            if isEmpty() { return .ignored }
            clear()
            return .handled
          }
      }
      content
    }
  }
}
