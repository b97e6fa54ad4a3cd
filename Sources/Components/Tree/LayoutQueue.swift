/// Nodes that must be laid out, from the inside out.
struct LayoutQueue {
  private var nodesByDepth: [[LayoutNode]] = []
  private var deepest = -1

  @MainActor
  mutating func insert(_ node: LayoutNode) {
    let layoutDepth = node.layoutDepth
    while nodesByDepth.count <= layoutDepth { nodesByDepth.append([]) }
    nodesByDepth[layoutDepth].append(node)
    deepest = max(deepest, layoutDepth)
  }

  mutating func popDeepest() -> LayoutNode? {
    while deepest >= 0, nodesByDepth[deepest].isEmpty { deepest -= 1 }
    return deepest < 0 ? nil : nodesByDepth[deepest].removeLast()
  }
}
