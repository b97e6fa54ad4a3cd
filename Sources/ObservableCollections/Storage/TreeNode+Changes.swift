extension TreeNode {
  /// Inserts an element.
  ///
  /// - Returns: If the node was full, the part that no longer belongs to it and follows it.
  @inlinable
  mutating func insert(_ element: Element, at offset: Int) -> TreeNode? {
    let isAtEnd = offset == count
    count += 1
    weight += Measure.weight(of: element)
    switch content {
    case .leaf(var elements):
      // Only `elements` refers to the array while it changes, so that it is not copied.
      content = .leaf([])
      if elements.count == elements.capacity {
        // No leaf becomes longer before it is split.
        elements.reserveCapacity(Swift.min(2 * elements.count + 1, Self.leafCapacity + 1))
      }
      elements.insert(element, at: offset)
      content = .leaf(elements)
      guard elements.count > Self.leafCapacity else { return nil }
    case .inner(var children):
      content = .leaf([])
      var offset = offset
      let index = Self.child(of: children, containing: &offset)
      if let next = children[index].insert(element, at: offset) {
        children.insert(next, at: index + 1)
      }
      content = .inner(children)
      guard children.count > Self.innerCapacity else { return nil }
    }
    // Appending leaves full nodes behind.
    return split(at: isAtEnd ? fill - 1 : fill / 2)
  }

  /// Removes and returns an element.
  @inlinable
  mutating func remove(at offset: Int) -> Element {
    let element: Element
    switch content {
    case .leaf(var elements):
      content = .leaf([])
      element = elements.remove(at: offset)
      content = .leaf(elements)
    case .inner(var children):
      content = .leaf([])
      var offset = offset
      let index = Self.child(of: children, containing: &offset)
      element = children[index].remove(at: offset)
      Self.mergeIfSparse(&children, index)
      content = .inner(children)
    }
    count -= 1
    weight -= Measure.weight(of: element)
    return element
  }

  /// Replaces an element, and returns the old one.
  @inlinable
  mutating func update(_ element: Element, at offset: Int) -> Element {
    let old: Element
    switch content {
    case .leaf(var elements):
      content = .leaf([])
      old = elements[offset]
      elements[offset] = element
      content = .leaf(elements)
    case .inner(var children):
      content = .leaf([])
      var offset = offset
      let index = Self.child(of: children, containing: &offset)
      old = children[index].update(element, at: offset)
      content = .inner(children)
    }
    weight += Measure.weight(of: element) - Measure.weight(of: old)
    return old
  }

  /// Removes a child that has become empty, and joins one that has become sparse with a neighbor.
  @inlinable
  static func mergeIfSparse(_ children: inout ContiguousArray<TreeNode>, _ index: Int) {
    guard children.count > 1 else { return }
    if children[index].count == 0 { return _ = children.remove(at: index) }
    guard children[index].fill < children[index].capacity / 4 else { return }
    let left = max(0, index - 1)
    let right = children.remove(at: left + 1)
    if let rest = children[left].join(right) { children.insert(rest, at: left + 1) }
  }

  /// Adds the content of a node of the same height.
  ///
  /// - Returns: If that is too much, the second half.
  @inlinable
  mutating func join(_ next: TreeNode) -> TreeNode? {
    switch (content, next.content) {
    case (.leaf(var elements), .leaf(let others)):
      content = .leaf([])
      elements += others
      content = .leaf(elements)
    case (.inner(var children), .inner(let others)):
      content = .leaf([])
      children += others
      content = .inner(children)
    default:
      preconditionFailure("Nodes of different heights cannot be joined.")
    }
    count += next.count
    weight += next.weight
    return fill > capacity ? split(at: fill / 2) : nil
  }

  /// Adds a node to the right or left edge, `levels` below this one.
  ///
  /// - Returns: If this is too much, the second half.
  @inlinable
  mutating func join(_ other: TreeNode, levels: Int, isBefore: Bool) -> TreeNode? {
    if levels == 0 {
      guard isBefore else { return join(other) }
      let second = self
      self = other
      return join(second)
    }
    guard case .inner(var children) = content else { return nil }
    content = .leaf([])
    let index = isBefore ? 0 : children.count - 1
    if let rest = children[index].join(other, levels: levels - 1, isBefore: isBefore) {
      children.insert(rest, at: index + 1)
    }
    self = TreeNode(inner: children)
    return fill > capacity ? split(at: fill / 2) : nil
  }

  /// Removes and returns the elements or children from `index`.
  @inlinable
  mutating func split(at index: Int) -> TreeNode {
    let rest: TreeNode
    switch content {
    case .leaf(var elements):
      content = .leaf([])
      rest = TreeNode(leaf: ContiguousArray(elements[index...]))
      elements.removeSubrange(index...)
      content = .leaf(elements)
    case .inner(var children):
      content = .leaf([])
      rest = TreeNode(inner: ContiguousArray(children[index...]))
      children.removeSubrange(index...)
      content = .inner(children)
    }
    count -= rest.count
    weight -= rest.weight
    return rest
  }
}
