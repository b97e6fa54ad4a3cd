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
  /// text that is being edited. The view filters its content itself, and
  /// ``View/onSubmit(of:_:)`` for `search` runs an action at Enter.
  ///
  /// - Parameters:
  ///   - text: The text of the field.
  ///   - placement: The place of the field, which is above this view whatever is given.
  ///   - prompt: The text that is shown while the field is empty.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String = "Search"
  ) -> some View {
    SearchableView(
      content: self, field: TextField(prompt, text: text), clear: { text.wrappedValue = "" },
      isEmpty: { text.wrappedValue.isEmpty })
  }

  /// Adds a search field above this view that shows and changes the text of a subject.
  public nonisolated func searchable(
    text: CurrentValueSubject<String, Never>, placement: SearchFieldPlacement = .automatic,
    prompt: String = "Search"
  ) -> some View {
    SearchableView(
      content: self, field: TextField(prompt, text: text), clear: { text.send("") },
      isEmpty: { text.value.isEmpty })
  }
}

/// The place of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
  private init() {}

  /// Above the view.
  public static let automatic = SearchFieldPlacement()
  /// Above the view, as with ``automatic``.
  public static let toolbar = automatic
  /// Above the view, as with ``automatic``.
  public static let sidebar = automatic
  /// Above the view, as with ``automatic``.
  public static let navigationBarDrawer = automatic
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
          .transformEnvironment { $0.submitTrigger = .search }
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
