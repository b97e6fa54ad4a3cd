import ComponentCore
import Signals

extension View {
  /// Shows scopes below the field of a `searchable` view inside this one, for the user to choose
  /// one.
  ///
  ///     MessageList(query: query, scope: scope)
  ///       .searchable(text: $query)
  ///       .searchScopes($scope) {
  ///         Text("This mailbox").tag(Scope.mailbox)
  ///         Text("All").tag(Scope.all)
  ///       }
  ///
  ///     / Search
  ///        This mailbox  │ All
  ///
  /// The view filters its content itself.
  ///
  /// - Parameters:
  ///   - scope: The tag of the scope that is chosen, with any source.
  ///   - scopes: The scopes, as the options of a ``Picker``.
  public nonisolated func searchScopes<Scope: Hashable & Sendable, Scopes: View>(
    _ scope: some ControlSource<Scope>, @ViewBuilder scopes: @escaping () -> Scopes
  ) -> some View {
    let picker = {
      AnyView(
        Picker("Scope", selection: scope, content: scopes).labelsHidden().pickerStyle(.segmented))
    }
    return environment(\.searchScopes, SearchScopes(picker: picker))
  }
}

/// The scopes of a search field.
nonisolated struct SearchScopes {
  let picker: () -> AnyView
}

extension EnvironmentValues {
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

private struct SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}
