extension LayoutNode {
  /// Notifies this node and its containers of where the focus is: `focused`, for those that it is
  /// inside of, otherwise `nil`.
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

  /// Returns the nodes that can have the focus, among this one and its descendants, in reading
  /// order.
  func focusableNodes() -> [LayoutNode] {
    (canBecomeFocused ? [self] : [])
      + layoutChildren.flatMap { admitsFocus(to: $0) ? $0.focusableNodes() : [] }
  }

  /// The node that receives the focus when it moves to this part of the tree as a whole: the first
  /// one, but the rows of a table before its header.
  var focusTarget: LayoutNode? {
    let nodes = focusableNodes()
    return nodes.first { !$0.isSecondaryFocusTarget } ?? nodes.first
  }
}
