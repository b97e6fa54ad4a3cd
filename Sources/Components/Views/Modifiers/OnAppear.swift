extension View {
  /// Runs `action` when this view appears, before its first frame.
  public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    LifecycleScope(content: self, onAppear: action, onDisappear: nil)
  }

  /// Runs `action` when this view disappears.
  public nonisolated func onDisappear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> some View {
    LifecycleScope(content: self, onAppear: nil, onDisappear: action)
  }
}

private nonisolated struct LifecycleScope<Content: View>: View {
  let content: Content
  let onAppear: (@MainActor () -> Void)?
  let onDisappear: (@MainActor () -> Void)?

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? LifecycleNode ?? LifecycleNode(in: context)
    node.setEnvironment(context.environment)
    node.onDisappear = onDisappear
    node.setMembers([content.node(updating: node.children.first, in: context)])
    if existing == nil, let onAppear { context.tree.afterEvaluating(onAppear) }
    return node
  }
}

private final class LifecycleNode: GroupNode {
  var onDisappear: (@MainActor () -> Void)?

  override func unmount() {
    if let onDisappear { tree.afterEvaluating(onDisappear) }
    super.unmount()
  }
}
