/// No view: takes no room and shows nothing.
public nonisolated struct EmptyView: View {
  /// No view.
  public init() {}

  /// A group of nothing.
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    existing ?? GroupNode(in: context)
  }
}
