/// A view with another view in front of it or behind it.
nonisolated struct LayeredView<Base: View, Other: View>: View {
  let base: Base
  let other: Other
  let isInFront: Bool
  let alignment: Alignment

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = LayeredNode.reusing(existing, in: context)
    node.alignment = alignment
    node.hasBaseInFront = !isInFront
    let (below, above) = (ZStack { base }, ZStack(alignment: alignment) { other })
    if isInFront {
      node.updateContent(TupleView(below, above), in: context)
    } else {
      node.updateContent(TupleView(above, below), in: context)
    }
    return node
  }
}

/// A node with two layers: it takes the size of the base and offers that size to the other layer.
private final class LayeredNode: ContainerNode, ReusableNode {
  var alignment = Alignment.center {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }
  var hasBaseInFront = true

  private var base: LayoutNode? { hasBaseInFront ? contents.last : contents.first }

  override func measure(_ proposal: ProposedSize) -> Size {
    base?.sizeThatFits(proposal) ?? .zero
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    for element in contents where element !== base {
      let chosen = element.sizeThatFits(ProposedSize(size))
      element.place(at: alignment.offset(of: chosen, in: size), ProposedSize(size))
    }
    base?.place(at: .zero, proposal)
  }
}
