extension View {
  /// Runs `action` when this view appears, before its first frame.
  @preconcurrency
  public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    scopeModifier(LifecycleModifier(onAppear: action, onDisappear: nil))
  }

  /// Runs `action` when this view disappears.
  @preconcurrency
  public nonisolated func onDisappear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> some View {
    scopeModifier(LifecycleModifier(onAppear: nil, onDisappear: action))
  }
}

private nonisolated struct LifecycleModifier: ScopeModifier {
  let onAppear: (@MainActor () -> Void)?
  let onDisappear: (@MainActor () -> Void)?

  @MainActor
  func didUpdateContent(of scope: StatefulScope<LifecycleState>, isNew: Bool) {
    scope.state.onDisappear = onDisappear
    if isNew, let onAppear { scope.tree.afterEvaluating(onAppear) }
  }
}

private struct LifecycleState: ScopeState {
  var onDisappear: (@MainActor () -> Void)?

  init(in context: ViewContext) {}

  func willUnmount(_ scope: Node) {
    if let onDisappear { scope.tree.afterEvaluating(onDisappear) }
  }
}
