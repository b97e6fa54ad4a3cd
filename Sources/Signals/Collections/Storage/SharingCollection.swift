/// A collection whose copies share memory after one of them has changed, so that it can tell
/// without comparing elements which are the same.
package protocol SharingCollection<Element>: RandomAccessCollection where Index == Int {
  /// Whether the elements in `range` are those of `other` from `offset` on, as far as the shared
  /// memory tells.
  ///
  /// - Returns: `false` also if `other` is of another type.
  /// - Complexity: Logarithmic, and linear in the number of elements in `range`.
  func sharesElements(in range: Range<Int>, with other: Any, at offset: Int) -> Bool
}

extension ArraySnapshot: SharingCollection {
  package func sharesElements(in range: Range<Int>, with other: Any, at offset: Int) -> Bool {
    guard let other = other as? ArraySnapshot, range.lowerBound >= 0, range.upperBound <= count,
      offset >= 0, offset + range.count <= other.count
    else { return false }
    return tree.root.sharesElements(in: range, with: other.tree.root, at: offset)
  }
}

extension TreeNode {
  /// Whether the elements in `range` are those of `other` from `offset` on, because they are in
  /// the same nodes.
  func sharesElements(in range: Range<Int>, with other: TreeNode, at offset: Int) -> Bool {
    switch (content, other.content) {
    case (.leaf(let elements), .leaf(let others)):
      return elements.isIdentical(to: others) && range.lowerBound == offset
    case (.inner(let children), .inner(let others)):
      if children.isIdentical(to: others) { return range.lowerBound == offset }
      var (position, otherPosition) = (range.lowerBound, offset)
      while position < range.upperBound {
        var (start, otherStart) = (position, otherPosition)
        let child = children[Self.child(of: children, containing: &start)]
        let otherChild = others[Self.child(of: others, containing: &otherStart)]
        let count = min(
          range.upperBound - position, child.count - start, otherChild.count - otherStart)
        guard
          child.sharesElements(in: start..<start + count, with: otherChild, at: otherStart)
        else { return false }
        position += count
        otherPosition += count
      }
      return true
    default:
      return false
    }
  }
}

extension ContiguousArray {
  /// Whether both are the same array in memory, and not merely equal.
  fileprivate func isIdentical(to other: ContiguousArray) -> Bool {
    withUnsafeBufferPointer { elements in
      other.withUnsafeBufferPointer {
        elements.baseAddress == $0.baseAddress && elements.count == $0.count
      }
    }
  }
}
