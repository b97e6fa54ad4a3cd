/// A sequence of views, which ``ViewBuilder`` creates from the statements of a closure.
public nonisolated struct TupleView<each Content: View>: NodeView {
  let content: (repeat each Content)

  package init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Returns a group of the views' nodes.
  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let group = existing as? GroupNode ?? GroupNode(in: context)
    group.keepsState = false
    group.setEnvironment(context.environment)
    let members = group.children
    var nodes: [Node] = []
    for view in repeat each content {
      let old = nodes.count < members.count ? members[nodes.count] : nil
      nodes.append(view.node(updating: old, in: context))
    }
    group.setMembers(nodes)
    return group
  }
}
