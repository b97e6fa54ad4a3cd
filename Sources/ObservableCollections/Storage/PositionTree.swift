/// A sequence of handles in which each handle knows its position.
///
///     handles:    3 0 2 1        position(of: 2) == 2
///     remove 0:   3 2 1          position(of: 2) == 1
///
/// A handle is a small number that stays the same while the handles before it come and go. The
/// handles are the indices of the nodes of a weight-balanced tree (Adams 1993, with the parameters
/// of Hirai and Yamamoto 2011). Every operation takes logarithmic time.
@usableFromInline
struct PositionTree: Sendable {
  @usableFromInline
  struct Node: Sendable {
    @usableFromInline var left: Int32 = none
    @usableFromInline var right: Int32 = none
    @usableFromInline var parent: Int32 = none
    /// The number of nodes of the subtree.
    @usableFromInline var count: Int32 = 1

    @inlinable
    init() {}
  }

  /// The handle of no node.
  @inlinable @inline(__always)
  static var none: Int32 { -1 }

  @usableFromInline var nodes: ContiguousArray<Node> = []
  @usableFromInline var root: Int32 = none

  @inlinable
  init() {}

  /// Creates a sequence of the handles from zero to below `count` in the given order, in linear
  /// time.
  @inlinable
  init(count: Int, _ handle: (Int) -> Int) {
    precondition(count <= Int32.max, "A collection of \(count) elements is too large.")
    nodes = ContiguousArray(repeating: Node(), count: count)
    root = build(0, count, handle)
  }

  @inlinable
  mutating func build(_ start: Int, _ end: Int, _ handle: (Int) -> Int) -> Int32 {
    if start == end { return Self.none }
    let middle = (start + end) / 2
    let node = Int32(handle(middle))
    setChildren(of: node, build(start, middle, handle), build(middle + 1, end, handle))
    return node
  }

  @inlinable
  var count: Int { Int(count(root)) }

  @inlinable @inline(__always)
  func count(_ node: Int32) -> Int32 {
    node < 0 ? 0 : nodes[Int(node)].count
  }

  /// The handle at `position`.
  @inlinable
  func handle(at position: Int) -> Int {
    nodes.withUnsafeBufferPointer { nodes in
      var (node, position) = (root, Int32(truncatingIfNeeded: position))
      while true {
        let current = nodes[Int(node)]
        let before = current.left < 0 ? 0 : nodes[Int(current.left)].count
        if position == before { return Int(node) }
        if position < before {
          node = current.left
        } else {
          position &-= before &+ 1
          node = current.right
        }
      }
    }
  }

  /// The position of `handle`.
  @inlinable
  func position(of handle: Int) -> Int {
    nodes.withUnsafeBufferPointer { nodes in
      var (node, current) = (Int32(truncatingIfNeeded: handle), nodes[handle])
      // The number of handles at and after this one in the subtree of the node.
      var after = current.right < 0 ? 1 : nodes[Int(current.right)].count &+ 1
      while true {
        let parent = current.parent
        if parent < 0 { return Int(current.count &- after) }
        let next = nodes[Int(parent)]
        if next.left == node { after &+= next.count &- current.count }
        (node, current) = (parent, next)
      }
    }
  }

  /// Inserts a handle that the sequence does not contain.
  @inlinable
  mutating func insert(_ handle: Int, at position: Int) {
    while nodes.count <= handle { nodes.append(Node()) }
    nodes[handle] = Node()
    let new = Int32(handle)
    if root < 0 { return root = new }
    let (parent, isBalanced) = nodes.withUnsafeMutableBufferPointer { nodes in
      // Handles are in range, so that the way down needs no checks.
      let nodes = nodes.baseAddress!
      var (parent, position, isBalanced) = (root, Int32(truncatingIfNeeded: position), true)
      while true {
        let current = nodes + Int(parent)
        let (left, right) = (current.pointee.left, current.pointee.right)
        let before = left < 0 ? 0 : nodes[Int(left)].count
        let after = current.pointee.count &- before &- 1
        current.pointee.count &+= 1
        if position <= before {
          if Self.isHeavy(before &+ 1, beside: after) { isBalanced = false }
          if left < 0 {
            current.pointee.left = new
            return (parent, isBalanced)
          }
          parent = left
        } else {
          if Self.isHeavy(after &+ 1, beside: before) { isBalanced = false }
          if right < 0 {
            current.pointee.right = new
            return (parent, isBalanced)
          }
          position &-= before &+ 1
          parent = right
        }
      }
    }
    nodes[handle].parent = parent
    if !isBalanced { balance(upFrom: parent) }
  }

  /// Removes `handle`, which may be inserted again.
  @inlinable
  mutating func remove(_ handle: Int) {
    let node = nodes[handle]
    let changed: Int32
    if node.left < 0 || node.right < 0 {
      changed = node.parent
      replace(Int32(handle), by: node.left < 0 ? node.right : node.left)
    } else {
      // The next handle takes the place of the removed one.
      var next = node.right
      while nodes[Int(next)].left >= 0 { next = nodes[Int(next)].left }
      let parent = nodes[Int(next)].parent
      changed = parent == handle ? next : parent
      replace(next, by: nodes[Int(next)].right)
      replace(Int32(handle), by: next)
      setChildren(of: next, nodes[handle].left, nodes[handle].right)
    }
    balance(upFrom: changed)
  }
}

extension PositionTree {
  /// Puts `other`, which may be none, in the place of `node`.
  @inlinable
  mutating func replace(_ node: Int32, by other: Int32) {
    let parent = nodes[Int(node)].parent
    if other >= 0 { nodes[Int(other)].parent = parent }
    if parent < 0 {
      root = other
    } else if nodes[Int(parent)].left == node {
      nodes[Int(parent)].left = other
    } else {
      nodes[Int(parent)].right = other
    }
  }

  @inlinable @inline(__always)
  mutating func setChildren(of node: Int32, _ left: Int32, _ right: Int32) {
    nodes[Int(node)].left = left
    nodes[Int(node)].right = right
    nodes[Int(node)].count = count(left) + count(right) + 1
    if left >= 0 { nodes[Int(left)].parent = node }
    if right >= 0 { nodes[Int(right)].parent = node }
  }

  /// Whether a subtree of `count` nodes is too large beside one of `other` nodes.
  @inlinable @inline(__always)
  static func isHeavy(_ count: Int32, beside other: Int32) -> Bool {
    count &+ 1 > 3 &* (other &+ 1)
  }

  /// Restores counts and balance from `node` to the root.
  @inlinable
  mutating func balance(upFrom node: Int32) {
    var node = node
    while node >= 0 {
      let (left, right) = (nodes[Int(node)].left, nodes[Int(node)].right)
      let (before, after) = (count(left), count(right))
      nodes[Int(node)].count = before + after + 1
      if Self.isHeavy(after, beside: before) {
        let child = nodes[Int(right)]
        if count(child.left) + 1 >= 2 * (count(child.right) + 1) { rotateRight(right) }
        node = rotateLeft(node)
      } else if Self.isHeavy(before, beside: after) {
        let child = nodes[Int(left)]
        if count(child.right) + 1 >= 2 * (count(child.left) + 1) { rotateLeft(left) }
        node = rotateRight(node)
      }
      node = nodes[Int(node)].parent
    }
  }

  /// Puts the right child in the place of `node`, which becomes its left child.
  @inlinable
  @discardableResult
  mutating func rotateLeft(_ node: Int32) -> Int32 {
    let child = nodes[Int(node)].right
    replace(node, by: child)
    setChildren(of: node, nodes[Int(node)].left, nodes[Int(child)].left)
    setChildren(of: child, node, nodes[Int(child)].right)
    return child
  }

  /// Puts the left child in the place of `node`, which becomes its right child.
  @inlinable
  @discardableResult
  mutating func rotateRight(_ node: Int32) -> Int32 {
    let child = nodes[Int(node)].left
    replace(node, by: child)
    setChildren(of: node, nodes[Int(child)].right, nodes[Int(node)].right)
    setChildren(of: child, nodes[Int(child)].left, node)
    return child
  }
}
