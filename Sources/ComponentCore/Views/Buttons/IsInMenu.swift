extension EnvironmentValues {
  /// Whether the view is a row of a menu.
  package var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}

private struct IsInMenuKey: EnvironmentKey {
  static let defaultValue = false
}
