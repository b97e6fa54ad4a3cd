extension View {
  /// Runs `action` when Enter is pressed in a text field inside.
  ///
  /// Of several around a field, all are run, the innermost first. A field with none lets Enter be
  /// what it is elsewhere: a ``KeyboardShortcut/defaultAction``, if there is one.
  public nonisolated func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    transformEnvironment { $0.submitActions.insert(action, at: 0) }
  }
}

extension EnvironmentValues {
  var submitActions: [@MainActor () -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [@MainActor () -> Void] { [] }
}
