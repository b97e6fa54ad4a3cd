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
  func didUpdateContent(of scope: LifecycleNode, isNew: Bool) {
    scope.onDisappear = onDisappear
    if isNew, let onAppear { scope.tree.afterEvaluating(onAppear) }
  }
}

private final class LifecycleNode: GroupNode, ScopeNode {
  var onDisappear: (@MainActor () -> Void)?

  override func unmount() {
    if let onDisappear { tree.afterEvaluating(onDisappear) }
    super.unmount()
  }
}
