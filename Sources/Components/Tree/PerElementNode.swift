/// A node that wraps each element of a group, so that a modifier of the group applies to each.
final class PerElementNode<Modifier: NodeModifier>: Node {
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

  /// Wraps the content's elements, reusing the wrappers of elements that have one.
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
