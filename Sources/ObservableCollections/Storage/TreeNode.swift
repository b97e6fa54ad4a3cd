/// Gives the elements of a ``CountedTree`` a weight, which the tree adds up.
@usableFromInline
protocol TreeMeasure<Element> {
  associatedtype Element

  static func weight(of element: Element) -> Int

  /// The sum of the weights of `elements`.
  static func weight<S: Sequence<Element>>(ofAll elements: S) -> Int
}

extension TreeMeasure {
  @inlinable @inline(__always)
  static func weight<S: Sequence<Element>>(ofAll elements: S) -> Int {
    var sum = 0
    for element in elements { sum += weight(of: element) }
    return sum
  }
}

/// The measure of a tree that only counts.
@usableFromInline
enum NoWeight<Element>: TreeMeasure {
  @inlinable @inline(__always)
  static func weight(of _: Element) -> Int { 0 }

  @inlinable @inline(__always)
  static func weight<S: Sequence<Element>>(ofAll _: S) -> Int { 0 }
}

/// A subtree of a ``CountedTree``: a leaf with elements, or an inner node with children.
///
///     inner  7 ┬ leaf  3: a b c
///              └ leaf  4: d e f g
///
/// Nodes are values whose arrays are copied on write, so two trees share all nodes that are equal,
/// and a change copies only the nodes on the way from the root to a leaf.
@usableFromInline
struct TreeNode<Measure: TreeMeasure> {
  @usableFromInline typealias Element = Measure.Element

  @usableFromInline
  enum Content {
    case leaf(ContiguousArray<Element>)
    case inner(ContiguousArray<TreeNode>)
  }

  /// The number of elements below this node.
  @usableFromInline var count: Int
  /// The sum of their weights.
  @usableFromInline var weight: Int
  @usableFromInline var content: Content

  @inlinable @inline(__always)
  static var leafCapacity: Int { 24 }
  @inlinable @inline(__always)
  static var innerCapacity: Int { 12 }
  // New trees leave some room, so that the first insertions need not split nodes.
  @inlinable @inline(__always)
  static var leafFill: Int { 20 }
  @inlinable @inline(__always)
  static var innerFill: Int { 9 }

  @inlinable
  init(leaf elements: ContiguousArray<Element>) {
    content = .leaf(elements)
    count = elements.count
    weight = Measure.weight(ofAll: elements)
  }

  @inlinable
  init(inner children: ContiguousArray<TreeNode>) {
    content = .inner(children)
    (count, weight) = (0, 0)
    for child in children {
      count += child.count
      weight += child.weight
    }
  }

  /// The number of elements of a leaf, or of children of an inner node.
  @inlinable
  var fill: Int {
    switch content {
    case .leaf(let elements): elements.count
    case .inner(let children): children.count
    }
  }

  @inlinable
  var capacity: Int {
    if case .leaf = content { Self.leafCapacity } else { Self.innerCapacity }
  }

  /// The child that contains the element at `offset`, which becomes the offset in that child.
  @inlinable @inline(__always)
  static func child(
    of children: ContiguousArray<TreeNode>, containing offset: inout Int
  ) -> Int {
    var index = 0
    while index < children.count - 1, offset >= children[index].count {
      offset -= children[index].count
      index += 1
    }
    return index
  }

  @inlinable
  func element(at offset: Int) -> Element {
    switch content {
    case .leaf(let elements):
      return elements[offset]
    case .inner(let children):
      var offset = offset
      return children[Self.child(of: children, containing: &offset)].element(at: offset)
    }
  }

  /// The leaf that contains the element at `offset`, and the offset in it.
  @inlinable
  func leaf(containing offset: Int) -> (elements: ContiguousArray<Element>, offset: Int) {
    switch content {
    case .leaf(let elements):
      return (elements, offset)
    case .inner(let children):
      var offset = offset
      return children[Self.child(of: children, containing: &offset)].leaf(containing: offset)
    }
  }

  /// The children of the innermost node around the leaf with the element at `offset`.
  @inlinable
  func leaves(around offset: Int) -> ContiguousArray<TreeNode> {
    guard case .inner(let children) = content else { return [self] }
    var offset = offset
    let child = children[Self.child(of: children, containing: &offset)]
    if case .leaf = child.content { return children }
    return child.leaves(around: offset)
  }

  /// The sum of the weights of the elements before `offset`.
  @inlinable
  func weight(before offset: Int) -> Int {
    switch content {
    case .leaf(let elements):
      return Measure.weight(ofAll: elements[..<offset])
    case .inner(let children):
      var offset = offset
      let index = Self.child(of: children, containing: &offset)
      var weight = children[index].weight(before: offset)
      for child in children[..<index] { weight += child.weight }
      return weight
    }
  }

  /// The number of elements at the start for which `isBefore` returns `true`. Those come first.
  @inlinable
  func partition(_ isBefore: (Element) -> Bool) -> Int {
    switch content {
    case .leaf(let elements):
      return Self.partition(elements.count) { isBefore(elements[$0]) }
    case .inner(let children):
      // The last child whose first element is before, or the first child.
      let index = Self.partition(children.count - 1) {
        children[$0 + 1].withFirst(isBefore)
      }
      var count = children[index].partition(isBefore)
      for child in children[..<index] { count += child.count }
      return count
    }
  }

  @inlinable
  static func partition(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first element. The node is not empty.
  @inlinable
  var first: Element { withFirst { $0 } }

  /// Calls `body` with the first element, of which no copy is made.
  @inlinable
  func withFirst<Result>(_ body: (Element) -> Result) -> Result {
    switch content {
    case .leaf(let elements): body(elements[0])
    case .inner(let children): children[0].withFirst(body)
    }
  }
}

extension TreeNode: Sendable where Measure.Element: Sendable {}
extension TreeNode.Content: Sendable where Measure.Element: Sendable {}
