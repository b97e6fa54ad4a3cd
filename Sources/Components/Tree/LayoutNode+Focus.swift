extension LayoutNode {
  /// Notifies this node and its containers of the focused node, if that is inside them.
  func notifyAncestors(focusedNode focused: LayoutNode?) {
    var chain: [LayoutNode] = []
    var node = focused
    while let inner = node {
      chain.append(inner)
      node = inner.container
    }
    let inside = Set(chain.map(ObjectIdentifier.init))
    var outer: LayoutNode? = self
    while let node = outer {
      node.focusDidMove(to: inside.contains(ObjectIdentifier(node)) ? focused : nil)
      outer = node.container
    }
  }

  /// Those that can have the focus, in the order in which they are read.
  func focusableNodes() -> [LayoutNode] {
    (canBecomeFocused ? [self] : []) + layoutChildren.flatMap { $0.focusableNodes() }
  }
}
