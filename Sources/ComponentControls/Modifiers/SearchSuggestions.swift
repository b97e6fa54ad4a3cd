import Signals

extension View {
  /// Shows suggestions below the field of a `searchable` view inside this one, while the field or
  /// a suggestion has the focus.
  ///
  ///     List { … }
  ///       .searchable(text: $query)
  ///       .searchSuggestions {
  ///         ForEach(matches, id: \.self) { Text($0).searchCompletion($0) }
  ///       }
  ///
  ///     / ber
  ///       Berlin
  ///       Bern
  ///
  /// - Parameter suggestions: The suggestions, in a column.
  public nonisolated func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: @escaping () -> Suggestions
  ) -> some View {
    environment(\.searchSuggestions, SearchSuggestions(suggestions))
  }

  /// Makes this view a suggestion that puts `completion` into the search field when it is pressed.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(label: self, completion: completion)
  }
}

/// The suggestions for a search field.
nonisolated struct SearchSuggestions {
  let content: () -> AnyView

  init(_ content: @escaping () -> some View) {
    self.content = { AnyView(content()) }
  }
}

private nonisolated struct SearchCompletion<Label: View>: View {
  let label: Label
  let completion: String

  @MainActor
  var body: some View {
    SearchCompletionButton(label: label, completion: completion)
  }
}

private struct SearchCompletionButton<Label: View>: View {
  let label: Label
  let completion: String
  @Environment(\.completeSearch) private var completeSearch

  var body: some View {
    Button {
      completeSearch?(completion)
    } label: {
      label
    }
    .replacingButtonStyles(MenuItemStyle())
  }
}

extension EnvironmentValues {
  var searchSuggestions: SearchSuggestions? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// Puts a text into the enclosing search field.
  var completeSearch: (@MainActor (String) -> Void)? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}

private struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestions? { nil }
}

private struct CompleteSearchKey: EnvironmentKey {
  static var defaultValue: (@MainActor (String) -> Void)? { nil }
}
