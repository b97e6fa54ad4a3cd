/// A sequence of elements in a B-tree whose nodes know how many elements they contain.
///
/// Access, insertion and removal by offset take logarithmic time, and a copy constant time. A copy
/// shares its nodes with the original; changing one of the two then copies a few nodes.
@usableFromInline
struct CountedTree<Measure: TreeMeasure> {
  @usableFromInline typealias Element = Measure.Element
  @usableFromInline typealias Node = TreeNode<Measure>

  @usableFromInline var root: Node
  /// The number of levels of inner nodes.
  @usableFromInline var height: Int

  @inlinable
  init(_ root: Node = Node(leaf: []), height: Int = 0) {
    self.root = root
    self.height = height
  }

  /// Creates a tree in linear time.
  @inlinable
  init(_ elements: some Sequence<Element>) {
    var nodes: ContiguousArray<Node> = []
    var leaf: ContiguousArray<Element> = []
    for element in elements {
      if leaf.count == Node.leafFill {
        nodes.append(Node(leaf: leaf))
        leaf = []
        leaf.reserveCapacity(Node.leafCapacity + 1)
      }
      leaf.append(element)
    }
    nodes.append(Node(leaf: leaf))
    self.init(nodes, height: 0)
  }

  /// Creates a tree of nodes of the same height.
  @inlinable
  init(_ nodes: ContiguousArray<Node>, height: Int) {
    var (nodes, height) = (nodes, height)
    while nodes.count > 1 {
      nodes = ContiguousArray(
        stride(from: 0, to: nodes.count, by: Node.innerFill).map { start in
          let end = Swift.min(start + Node.innerFill, nodes.count)
          return Node(inner: ContiguousArray(nodes[start..<end]))
        })
      height += 1
    }
    self.init(nodes[0], height: height)
  }

  @inlinable
  var count: Int { root.count }

  @inlinable
  mutating func insert(_ element: Element, at offset: Int) {
    addLevel(root.insert(element, at: offset))
  }

  @inlinable
  mutating func remove(at offset: Int) -> Element {
    defer { removeEmptyLevels() }
    return root.remove(at: offset)
  }

  @inlinable
  mutating func replace(_ range: Range<Int>, with elements: some Collection<Element>) {
    // Short ranges change the leaves, long ones cut the tree and join the pieces.
    if range.count + elements.count <= 32 {
      for _ in range { _ = remove(at: range.lowerBound) }
      for (index, element) in elements.enumerated() {
        insert(element, at: range.lowerBound + index)
      }
    } else {
      var result = subtree(0..<range.lowerBound)
      result.join(CountedTree(elements))
      result.join(subtree(range.upperBound..<count))
      self = result
    }
  }

  /// The tree of a part of the elements, which shares nodes with this one.
  @inlinable
  func subtree(_ range: Range<Int>) -> CountedTree {
    if range == 0..<count { return self }
    var result = CountedTree()
    Self.join(range, of: root, height: height, to: &result)
    return result
  }

  /// Adds the elements of `other` at the end, in logarithmic time.
  @inlinable
  mutating func join(_ other: CountedTree) {
    if other.count == 0 { return }
    if count == 0 { return self = other }
    if height >= other.height {
      addLevel(root.join(other.root, levels: height - other.height, isBefore: false))
    } else {
      let first = self
      self = other
      addLevel(root.join(first.root, levels: height - first.height, isBefore: true))
    }
  }

  /// Adds a part of the elements of `node` to `result`.
  @inlinable
  static func join(
    _ range: Range<Int>, of node: Node, height: Int, to result: inout CountedTree
  ) {
    guard !range.isEmpty else { return }
    switch node.content {
    case .leaf(let elements):
      result.join(CountedTree(Node(leaf: ContiguousArray(elements[range]))))
    case .inner(let children):
      // The children that are wholly inside stay together.
      var (start, whole) = (0, ContiguousArray<Node>())
      for child in children {
        let inside = range.clamped(to: start..<start + child.count)
        if inside.count == child.count {
          whole.append(child)
        } else {
          result.joinNodes(whole, height: height - 1)
          whole = []
          let part = inside.lowerBound - start..<inside.upperBound - start
          join(part, of: child, height: height - 1, to: &result)
        }
        start += child.count
      }
      result.joinNodes(whole, height: height - 1)
    }
  }

  @inlinable
  mutating func joinNodes(_ nodes: ContiguousArray<Node>, height: Int) {
    if !nodes.isEmpty { join(CountedTree(nodes, height: height)) }
  }

  @inlinable
  mutating func addLevel(_ second: Node?) {
    guard let second else { return }
    root = Node(inner: [root, second])
    height += 1
  }

  @inlinable
  mutating func removeEmptyLevels() {
    while case .inner(let children) = root.content, children.count == 1 {
      root = children[0]
      height -= 1
    }
  }
}

extension CountedTree: Sequence {
  @inlinable
  func makeIterator() -> Iterator {
    Iterator(self)
  }

  @usableFromInline
  struct Iterator: IteratorProtocol {
    @usableFromInline let tree: CountedTree
    /// The leaf of the next element and its neighbors.
    @usableFromInline var leaves: ContiguousArray<Node> = []
    /// The index of the next leaf.
    @usableFromInline var nextLeaf = 0
    @usableFromInline var leaf: ContiguousArray<Element> = []
    /// The index of the next element in the leaf.
    @usableFromInline var index = 0
    /// The offset of the first element after the leaf.
    @usableFromInline var end = 0

    @inlinable
    init(_ tree: CountedTree) {
      self.tree = tree
    }

    @inlinable
    mutating func next() -> Element? {
      if index == leaf.count {
        guard end < tree.count else { return nil }
        if nextLeaf == leaves.count {
          leaves = tree.root.leaves(around: end)
          nextLeaf = 0
        }
        leaf = leaves[nextLeaf].leaf(containing: 0).elements
        nextLeaf += 1
        index = 0
        end += leaf.count
      }
      defer { index += 1 }
      return leaf[index]
    }
  }
}

extension CountedTree: Sendable where Measure.Element: Sendable {}
extension CountedTree.Iterator: Sendable where Measure.Element: Sendable {}
