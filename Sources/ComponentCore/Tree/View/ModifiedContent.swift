/// A view with a modifier applied.
///
/// A view of one layout node gets a single wrapper. A group gets a wrapper for each of its
/// elements: see ``PerElementNode``.
package nonisolated struct ModifiedContent<Content: View, Modifier: NodeModifier>: View {
  package let content: Content
  package let modifier: Modifier

  @MainActor
  package func node(updating existing: Node?, in context: ViewContext) -> Node {
    if let wrapper = existing as? Modifier.Wrapper {
      wrapper.setEnvironment(context.environment)
      var inner = context
      inner.environment = wrapper.contentEnvironment
      wrapper.updateContent(content, in: inner)
      modifier.update(wrapper, in: context)
      return wrapper
    }
    if let node = existing as? PerElementNode<Modifier> {
      node.update(content, modifier, in: context)
      return node
    }
    let node = content.node(updating: nil, in: context)
    guard let element = node as? LayoutNode else {
      return PerElementNode(node, modifier, in: context)
    }
    let wrapper = Modifier.Wrapper(in: context)
    modifier.update(wrapper, in: context)
    wrapper.setContent(element)
    if !wrapper.contentEnvironment.isIdentical(to: context.environment) {
      wrapper.contentEnvironmentDidChange()
    }
    return wrapper
  }
}
