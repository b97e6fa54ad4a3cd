/// A view without content, which takes no space in a stack.
public nonisolated struct EmptyView: View {
  /// Creates an empty view.
  public init() {}

  /// Returns a group without members.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    existing ?? GroupNode(in: context)
  }
}
