extension Color: NodeView {
  /// Creates or updates the node of the color. It fills all the space it is offered, or a single
  /// column or row where the proposal leaves the size open.
  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = ColorNode.reusing(existing, in: context)
    node.animate(from: node.color, to: self) { $0.color = $1 }
    return node
  }
}

private final class ColorNode: LayoutNode, ReusableNode {
  var color = Color.clear {
    didSet { if color != oldValue { setNeedsPaint() } }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func paint(on canvas: DrawingContext) {
    canvas.fill(Rect(size: rect.size), with: color)
  }
}
