extension LinearGradient: View {
  /// A node that shows the gradient in all the room it is offered.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    Rectangle().fill(self).node(updating: existing, in: context)
  }
}
