/// A view without content, which takes no space in a stack.
public nonisolated struct EmptyView: NodeView {
  /// Creates an empty view.
  public init() {}

  /// Returns a group without members.
  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    existing ?? GroupNode(in: context)
  }
}
