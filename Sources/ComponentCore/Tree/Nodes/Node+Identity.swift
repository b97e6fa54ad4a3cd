extension Node {
  /// Returns the first descendant that `id` identifies.
  ///
  /// - Complexity: O(*n*) in the number of descendants.
  package func descendant(withID id: AnyHashable) -> Node? {
    if let member = (self as? any IdentityContainer)?.member(withID: id) { return member }
    for child in children {
      if let node = child.descendant(withID: id) { return node }
    }
    return nil
  }

  /// The identity of this node's view among the views of the group it is in, if they have one.
  package var identity: AnyHashable? {
    var node = self
    while let outer = node.parent {
      if let id = (outer as? any IdentityContainer)?.id(of: node) { return id }
      if outer is LayoutNode { return nil }
      node = outer
    }
    return nil
  }
}
