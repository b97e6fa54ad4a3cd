/// A queue of nodes that need layout; removes the deepest nodes first.
///
/// Nodes are bucketed by their number of containers. Inner nodes are laid out first because a
/// changed size makes their container lay out too, and each container should do that only once.
struct LayoutQueue {
  private var nodesByDepth: [[LayoutNode]] = []
  private var deepest = -1

  /// Whether no nodes are in the queue.
  var isEmpty: Bool {
    mutating get {
      while deepest >= 0, nodesByDepth[deepest].isEmpty { deepest -= 1 }
      return deepest < 0
    }
  }

  @MainActor
  mutating func insert(_ node: LayoutNode) {
    let layoutDepth = node.layoutDepth
    while nodesByDepth.count <= layoutDepth { nodesByDepth.append([]) }
    nodesByDepth[layoutDepth].append(node)
    deepest = max(deepest, layoutDepth)
  }

  mutating func popDeepest() -> LayoutNode? {
    isEmpty ? nil : nodesByDepth[deepest].removeLast()
  }
}
