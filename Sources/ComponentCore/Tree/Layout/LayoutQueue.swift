/// A queue of nodes that need layout; removes the deepest nodes first.
///
/// Nodes are bucketed by their number of containers. Inner nodes are laid out first because a
/// changed size makes their container lay out too, and each container should do that only once.
struct LayoutQueue {
  private var nodesByDepth: [[LayoutNode]] = []
  private var deepest = -1
  /// The nodes that were not in the tree when they were inserted, so that their depth was unknown.
  private var detachedNodes: [LayoutNode] = []
  /// The node that was removed last, and its depth: its container is the most likely to follow.
  private var last: (node: LayoutNode, depth: Int)?

  /// Whether no nodes are in the queue.
  var isEmpty: Bool {
    mutating get {
      while deepest >= 0, nodesByDepth[deepest].isEmpty { deepest -= 1 }
      return deepest < 0 && detachedNodes.isEmpty
    }
  }

  @MainActor
  mutating func insert(_ node: LayoutNode) {
    if let last, last.node.container === node { return insert(node, at: last.depth - 1) }
    var (layoutDepth, top) = (0, node)
    while let outer = top.container { (layoutDepth, top) = (layoutDepth + 1, outer) }
    if top === node.tree.root {
      insert(node, at: layoutDepth)
    } else {
      detachedNodes.append(node)
    }
  }

  private mutating func insert(_ node: LayoutNode, at layoutDepth: Int) {
    while nodesByDepth.count <= layoutDepth { nodesByDepth.append([]) }
    nodesByDepth[layoutDepth].append(node)
    deepest = max(deepest, layoutDepth)
  }

  @MainActor
  mutating func popDeepest() -> LayoutNode? {
    if !detachedNodes.isEmpty {
      for node in detachedNodes {
        if node.isLaidOut || node.isAwaitingPlacement {
          // Most are new, and their containers lay them out with themselves.
          node.isLayoutPending = false
        } else {
          insert(node, at: node.layoutDepth)
        }
      }
      detachedNodes = []
    }
    last = isEmpty ? nil : (nodesByDepth[deepest].removeLast(), deepest)
    return last?.node
  }
}

extension LayoutNode {
  /// Whether no size of the node is known yet, and its container is going to place it.
  fileprivate var isAwaitingPlacement: Bool {
    sizeCache.isEmpty && container?.needsLayout == true
  }
}
