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
      content: self, field: TextField(prompt, text: text), setText: { text.wrappedValue = $0 },
      isEmpty: { text.wrappedValue.isEmpty })
  }

  /// Adds a search field above this view that shows and changes the text of a subject.
  public nonisolated func searchable(
    text: CurrentValueSubject<String, Never>, placement: SearchFieldPlacement = .automatic,
    prompt: String = "Search"
  ) -> some View {
    SearchableView(
      content: self, field: TextField(prompt, text: text), setText: { text.send($0) },
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
  let field: TextField<Text>
  let setText: (String) -> Void
  let isEmpty: () -> Bool

  @MainActor
  var body: some View {
    SearchableStack(content: content, field: field, setText: setText, isEmpty: isEmpty)
  }
}

/// A search field above the view that it filters.
private struct SearchableStack<Content: View>: View {
  let content: Content
  let field: TextField<Text>
  let setText: (String) -> Void
  let isEmpty: () -> Bool
  @State private var isSearching = false
  /// How often the search was dismissed.
  @State private var dismissals = 0

  var body: some View {
    VStack(alignment: .leading) {
      SearchBar(
        field: field, setText: setText, isEmpty: isEmpty, isActive: $isSearching,
        dismissals: dismissals)
      content
        .environment(\.searchFieldIsActive, isSearching)
        .environment(\.dismissSearchAction, DismissSearchAction { dismissals += 1 })
        .transformEnvironment {
          $0.searchSuggestions = nil
          $0.searchScopes = nil
        }
    }
  }
}

/// A search field and, while it has the focus, the suggestions for it.
private struct SearchBar: View {
  let field: TextField<Text>
  let setText: (String) -> Void
  let isEmpty: () -> Bool
  /// Whether the field or a suggestion has the focus, for the view below.
  @Binding var isActive: Bool
  let dismissals: Int
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchScopes) private var scopes
  @FocusState private var isSearching: Bool
  @FocusState private var isEditing: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("/").decorative().bold()
        field.textFieldStyle(.plain)
          .transformEnvironment { $0.submitTrigger = .search }
          .accessibilityAddTraits(.isSearchField)
          .keyboardShortcut("f")
          .onKeyPress(.escape) {
            if isEmpty() { return .ignored }
            setText("")
            return .handled
          }
          .focused($isEditing)
      }
      if let scopes { scopes.picker().padding(.leading, cells: 2) }
      if let suggestions, isSearching {
        VStack(alignment: .leading) { suggestions.content() }
          .padding(.leading, cells: 1)
          .environment(\.completeSearch, complete)
          .fixedSize(horizontal: false, vertical: true)
      }
    }
    .focused($isSearching)
    .secondaryFocus()
    .onChange(of: isSearching) { isActive = isSearching }
    .onChange(of: dismissals) { dismiss() }
  }

  private func dismiss() {
    setText("")
    isEditing = false
    isSearching = false
  }

  private func complete(_ text: String) {
    setText(text)
    isEditing = true
  }
}
