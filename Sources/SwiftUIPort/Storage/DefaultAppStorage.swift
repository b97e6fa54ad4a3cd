extension View {
  /// Sets the store of the properties in this view that name none.
  ///
  ///     Settings().defaultAppStorage(UserDefaults(suiteName: "group.sketch")!)
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

extension Scene {
  /// Sets the store of the properties in this scene that name none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}

extension EnvironmentValues {
  /// The store of properties that name none; `nil` for that of the program.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}
