extension Color: View {
  /// A node that fills all the room it is offered, or a single cell where that is not known.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ColorNode ?? ColorNode(in: context)
    node.animate(from: node.color, to: self) { $0.color = $1 }
    return node
  }
}

private final class ColorNode: LayoutNode {
  var color = Color.clear {
    didSet { if color != oldValue { setNeedsPaint() } }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
  }

  override func paint(on canvas: Canvas) {
    canvas.fill(Rect(size: rect.size), with: color)
  }
}
