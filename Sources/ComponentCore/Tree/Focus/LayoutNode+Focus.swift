extension LayoutNode {
  /// Notifies this node and its containers of where the focus is: `focused`, for those that it is
  /// inside of, otherwise `nil`.
  package func notifyAncestors(focusedNode focused: LayoutNode?) {
    let common = focused.flatMap { innermostContainer(with: $0) }
    var containsFocus = false
    var outer: LayoutNode? = self
    while let node = outer {
      containsFocus = containsFocus || node === common
      node.responder?.focusDidMove(to: containsFocus ? focused : nil)
      outer = node.container
    }
  }

  /// Returns the innermost node that is, or contains, both this one and `other`.
  private func innermostContainer(with other: LayoutNode) -> LayoutNode? {
    var nodes: (LayoutNode?, LayoutNode?) = (self, other)
    let depths = (layoutDepth, other.layoutDepth)
    if depths.0 > depths.1 {
      for _ in depths.1..<depths.0 { nodes.0 = nodes.0?.container }
    } else {
      for _ in depths.0..<depths.1 { nodes.1 = nodes.1?.container }
    }
    while let node = nodes.0, node !== nodes.1 {
      nodes = (node.container, nodes.1?.container)
    }
    return nodes.0
  }

  /// Returns the nodes that can have the focus, among this one and its descendants, in reading
  /// order.
  func focusableNodes() -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    collectFocusableNodes(in: &nodes)
    return nodes
  }

  private func collectFocusableNodes(in nodes: inout [LayoutNode]) {
    if isFocusable { nodes.append(self) }
    for child in layoutChildren where admitsFocus(to: child) {
      child.collectFocusableNodes(in: &nodes)
    }
  }

  /// The first of the ``focusableNodes()``.
  package var firstFocusableNode: LayoutNode? {
    if isFocusable { return self }
    for child in layoutChildren where admitsFocus(to: child) {
      if let node = child.firstFocusableNode { return node }
    }
    return nil
  }

  /// The last of the ``focusableNodes()``.
  var lastFocusableNode: LayoutNode? {
    for child in layoutChildren.reversed() where admitsFocus(to: child) {
      if let node = child.lastFocusableNode { return node }
    }
    return isFocusable ? self : nil
  }

  /// Returns the node after `node` among the ``focusableNodes()``: the first one after the last,
  /// and if `node` is not among them. Visits only the nodes between the two.
  func focusableNode(after node: LayoutNode) -> LayoutNode? {
    guard admitsFocus(toDescendant: node) else { return firstFocusableNode }
    for child in node.layoutChildren where node.admitsFocus(to: child) {
      if let next = child.firstFocusableNode { return next }
    }
    var inner = node
    while inner !== self, let outer = inner.container {
      for child in outer.layoutChildren.elements(after: inner) where outer.admitsFocus(to: child) {
        if let next = child.firstFocusableNode { return next }
      }
      inner = outer
    }
    return firstFocusableNode
  }

  /// Returns the node before `node` among the ``focusableNodes()``: the last one before the first,
  /// and if `node` is not among them. Visits only the nodes between the two.
  func focusableNode(before node: LayoutNode) -> LayoutNode? {
    guard admitsFocus(toDescendant: node) else { return lastFocusableNode }
    var inner = node
    while inner !== self, let outer = inner.container {
      for child in outer.layoutChildren.elements(before: inner).reversed()
      where outer.admitsFocus(to: child) {
        if let previous = child.lastFocusableNode { return previous }
      }
      if outer.isFocusable { return outer }
      inner = outer
    }
    return lastFocusableNode
  }

  /// Whether the focus can move to `node` from the containers between it and this one.
  func admitsFocus(toDescendant node: LayoutNode) -> Bool {
    var inner = node
    while inner !== self {
      guard let outer = inner.container, outer.admitsFocus(to: inner) else { return false }
      inner = outer
    }
    return node.isFocusable
  }

  /// The node that receives the focus when it moves to this part of the tree as a whole: the first
  /// one, but what is searched before the search field, and the rows of a table before its header.
  var focusTarget: LayoutNode? { firstPrimaryFocusableNode ?? firstFocusableNode }

  private var firstPrimaryFocusableNode: LayoutNode? {
    if self is EffectNode<SecondaryFocus> { return nil }
    if isFocusable { return self }
    for child in layoutChildren where admitsFocus(to: child) {
      if let node = child.firstPrimaryFocusableNode { return node }
    }
    return nil
  }
}
