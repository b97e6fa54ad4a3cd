/// An action that ends a search: `dismissSearch()`.
///
/// It clears the field of the enclosing `searchable(text:placement:prompt:)` and takes the focus
/// away from it.
public struct DismissSearchAction {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void = {}) {
    self.action = action
  }

  /// Ends the search.
  @MainActor
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Whether the search field of the enclosing `searchable(text:placement:prompt:)` or one of its
  /// suggestions has the focus.
  public var isSearching: Bool { searchFieldIsActive }

  /// The action that ends the search in the enclosing `searchable(text:placement:prompt:)`.
  public var dismissSearch: DismissSearchAction { dismissSearchAction }

  var searchFieldIsActive: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  var dismissSearchAction: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

private struct IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}
