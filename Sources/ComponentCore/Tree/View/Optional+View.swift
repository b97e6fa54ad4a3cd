extension Optional: View, NodeView where Wrapped: View {
  /// An optional view has no body: it is the view that it contains, or empty.
  public typealias Body = Never

  /// Returns a node that updates its member while there is a view.
  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    ViewBuilder.buildIf(self).node(updating: existing, in: context)
  }
}
