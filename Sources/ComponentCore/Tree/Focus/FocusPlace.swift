/// The place in the reading order of a node that has lost the focus, because it was removed or no
/// longer accepts input.
@MainActor
struct FocusPlace {
  private struct WeakNode {
    weak var node: LayoutNode?
  }

  /// The focusable nodes before the place, in reading order.
  private let predecessors: [WeakNode]

  /// Creates the place of `node`; `nil` if it is not inside `root`.
  init?(of node: LayoutNode, in root: LayoutNode) {
    guard let predecessors = root.focusableNodes(before: node) else { return nil }
    self.predecessors = predecessors.map { WeakNode(node: $0) }
  }

  /// Returns the index of the place among `nodes`, which are all focusable nodes in reading order.
  private func index(among nodes: [LayoutNode]) -> Int {
    let indices = Dictionary(
      uniqueKeysWithValues: nodes.enumerated().map { (ObjectIdentifier($1), $0) })
    for predecessor in predecessors.reversed() {
      if let node = predecessor.node, let index = indices[ObjectIdentifier(node)] {
        return index + 1
      }
    }
    return 0
  }

  /// Returns the node that follows the place, or the last one if none follows.
  func neighbor(among nodes: [LayoutNode]) -> LayoutNode? {
    let index = index(among: nodes)
    return index < nodes.count ? nodes[index] : nodes.last
  }

  /// Returns the node that follows the place or, unless `isForward`, the one before it.
  func target(isForward: Bool, among nodes: [LayoutNode]) -> LayoutNode? {
    if nodes.isEmpty { return nil }
    let index = index(among: nodes)
    return nodes[(isForward ? index : index + nodes.count - 1) % nodes.count]
  }
}

extension LayoutNode {
  /// Returns the focusable nodes inside this one that come before `node` in reading order, or
  /// `nil` if `node` is not inside this one.
  fileprivate func focusableNodes(before node: LayoutNode) -> [LayoutNode]? {
    var nodes: [LayoutNode] = []
    return collectFocusableNodes(before: node, in: &nodes) ? nodes : nil
  }

  /// Collects the focusable nodes before `node`; returns whether it was found.
  private func collectFocusableNodes(before node: LayoutNode, in nodes: inout [LayoutNode]) -> Bool
  {
    if self === node { return true }
    if isFocusable { nodes.append(self) }
    for child in layoutChildren where child.collectFocusableNodes(before: node, in: &nodes) {
      return true
    }
    return false
  }
}
