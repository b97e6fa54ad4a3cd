/// No view: takes no room and shows nothing.
public nonisolated struct EmptyView: View {
  /// No view.
  public init() {}

  /// A group of nothing.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    existing ?? GroupNode(in: context)
  }
}
