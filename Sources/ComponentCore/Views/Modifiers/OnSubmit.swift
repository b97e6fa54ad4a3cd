extension View {
  /// Runs `action` when Enter is pressed in a text field in this view.
  ///
  /// If several such modifiers enclose a field, all their actions run, the innermost first. A
  /// field without such an action leaves Enter to the enclosing views, where it may trigger a
  /// ``KeyboardShortcut/defaultAction``.
  @preconcurrency
  public nonisolated func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    transformEnvironment { $0.submitActions.insert(action, at: 0) }
  }
}

extension EnvironmentValues {
  package var submitActions: [@MainActor () -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [@MainActor () -> Void] { [] }
}
