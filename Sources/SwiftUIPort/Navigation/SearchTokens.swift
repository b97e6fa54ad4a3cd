extension View {
  /// Adds a search field above this view, and above the field the `tokens` that narrow the search.
  ///
  /// A click or Enter removes a token. The program adds them, for example in a suggestion.
  public nonisolated func searchable<
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    TokenBar(tokens: tokens, label: token, content: self)
      .searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a search field above this view, and above the field the `tokens` that narrow the search.
  public nonisolated func searchable<
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: String,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Adds a search field above this view with its `tokens` and those that it suggests.
  ///
  /// A click or Enter on a suggested token adds it.
  public nonisolated func searchable<
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
  >(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
      .searchSuggestions {
        SuggestedTokens(tokens: tokens, suggestions: suggestedTokens, label: token)
      }
  }
}

/// A row of tokens above the content that they narrow.
private nonisolated struct TokenBar<
  Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Label: View,
  Content: View
>: View where Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let label: (Tokens.Element) -> Label
  let content: Content

  @MainActor
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !tokens.wrappedValue.isEmpty {
        HStack(spacing: 8) {
          ForEach(tokens.wrappedValue) { token in
            Button {
              tokens.wrappedValue.removeAll { $0.id == token.id }
            } label: {
              HStack(spacing: 8) {
                label(token)
                Text("×")
              }
            }
            .controlSize(.small)
          }
        }
      }
      content
    }
  }
}

/// The suggested tokens that are not used yet.
private nonisolated struct SuggestedTokens<
  Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Label: View
>: View where Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let suggestions: Binding<Tokens>
  let label: (Tokens.Element) -> Label

  @MainActor
  var body: some View {
    ForEach(suggestions.wrappedValue) { suggestion in
      if !tokens.wrappedValue.contains(where: { $0.id == suggestion.id }) {
        Button {
          tokens.wrappedValue.append(suggestion)
        } label: {
          label(suggestion)
        }
      }
    }
  }
}
