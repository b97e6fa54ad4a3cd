/// A view and what was said of it.
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

/// Says something of a view, by a node around it.
@MainActor
protocol NodeModifier {
  /// The node around it.
  associatedtype Wrapper: ContainerNode

  /// Tells `wrapper` what is said.
  func update(_ wrapper: Wrapper)
}

extension View {
  nonisolated func modified<Modifier: NodeModifier>(
    by modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Says the same of each of the views that a group consists of.
private final class PerElementNode<Modifier: NodeModifier>: Node {
  let content: Node
  private let context: ViewContext
  private var modifier: Modifier
  private var wrappers: [(element: LayoutNode, wrapper: Modifier.Wrapper)] = []

  init(_ content: Node, _ modifier: Modifier, in context: ViewContext) {
    self.content = content
    self.modifier = modifier
    self.context = context
    super.init(in: context)
    adopt(content)
    wrap()
  }

  override var children: [Node] { [content] }

  override var elements: [LayoutNode] { wrappers.map { $0.wrapper } }

  override func elementsDidChange() {
    wrap()
    super.elementsDidChange()
  }

  func update(_ modifier: Modifier) {
    self.modifier = modifier
    for (_, wrapper) in wrappers { modifier.update(wrapper) }
  }

  /// Wraps each of the content's elements, keeping the wrappers of those that are wrapped already.
  private func wrap() {
    let (old, elements) = (wrappers, content.elements)
    if old.elementsEqual(elements, by: { $0.element === $1 }) { return }
    var unusedWrappers = Dictionary(
      uniqueKeysWithValues: old.map { (ObjectIdentifier($0.element), $0.wrapper) })
    wrappers = elements.map { element in
      if let wrapper = unusedWrappers.removeValue(forKey: ObjectIdentifier(element)) {
        return (element, wrapper)
      }
      let wrapper = Modifier.Wrapper(in: context)
      modifier.update(wrapper)
      wrapper.setContents([element])
      return (element, wrapper)
    }
    for wrapper in unusedWrappers.values { wrapper.unmount() }
  }

  override func unmount() {
    for (_, wrapper) in wrappers { wrapper.unmount() }
    super.unmount()
  }
}
