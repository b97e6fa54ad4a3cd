extension View {
  /// Changes a value of the environment in this view.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    transformEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Adds the distance that the content of a window keeps from its edge: one cell.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Does nothing: it stands in bodies whose author wants to know why they are evaluated.
  public static func _printChanges() {}
  /// Does nothing: it stands in bodies whose author wants to know why they are evaluated.
  public static func _logChanges() {}
}
