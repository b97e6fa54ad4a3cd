extension LinearGradient: View {
  /// Creates or updates the node of the gradient. It fills all the space it is offered, or a
  /// single column or row where the proposal leaves the size open.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    Rectangle().fill(self).node(updating: existing, in: context)
  }
}

extension RadialGradient: View {
  /// Creates or updates the node of the gradient. It fills all the space it is offered, or a
  /// single column or row where the proposal leaves the size open.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    Rectangle().fill(self).node(updating: existing, in: context)
  }
}

extension EllipticalGradient: View {
  /// Creates or updates the node of the gradient. It fills all the space it is offered, or a
  /// single column or row where the proposal leaves the size open.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    Rectangle().fill(self).node(updating: existing, in: context)
  }
}

extension AngularGradient: View {
  /// Creates or updates the node of the gradient. It fills all the space it is offered, or a
  /// single column or row where the proposal leaves the size open.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    Rectangle().fill(self).node(updating: existing, in: context)
  }
}
