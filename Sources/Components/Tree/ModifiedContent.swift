/// A view with a modifier applied.
///
/// A view of one layout node gets a single wrapper. A group gets a wrapper for each of its
/// elements: see ``PerElementNode``.
nonisolated struct ModifiedContent<Content: View, Modifier: NodeModifier>: View {
  let content: Content
  let modifier: Modifier

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    if let wrapper = existing as? Modifier.Wrapper {
      wrapper.setEnvironment(context.environment)
      wrapper.updateContent(content, in: context)
      modifier.update(wrapper)
      return wrapper
    }
    if let node = existing as? PerElementNode<Modifier> {
      node.setEnvironment(context.environment)
      node.update(modifier)
      _ = content.node(updating: node.content, in: context)
      return node
    }
    let node = content.node(updating: nil, in: context)
    guard let element = node as? LayoutNode else {
      return PerElementNode(node, modifier, in: context)
    }
    let wrapper = Modifier.Wrapper(in: context)
    modifier.update(wrapper)
    wrapper.setContent(element)
    return wrapper
  }
}
