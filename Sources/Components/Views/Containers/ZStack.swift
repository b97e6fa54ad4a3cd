/// A view that overlays its views, the last one in front.
///
/// Each view is offered all the space. The stack is as wide as the widest view and as high as the
/// highest.
public struct ZStack<Content: View>: NodeView {
  private let alignment: Alignment
  private nonisolated var content: Content

  /// Creates a stack that overlays the views in `content`.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views that are smaller than the stack.
  ///   - content: The views, from back to front.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Creates or updates the node that lays out the views.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = ZStackNode.reusing(existing, in: context)
    node.alignment = alignment
    node.updateContent(content, in: context)
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension ZStack: Sendable {}

private final class ZStackNode: ContainerNode, ReusableNode {
  var alignment = Alignment.center {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  private var layers: LayerLayout { LayerLayout(alignment: alignment) }

  override func measure(_ proposal: ProposedSize) -> Size {
    layers.size(of: contents, in: proposal)
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    layers.arrange(contents, in: size, proposal: proposal) { place(contents[$0], $1, proposal) }
  }
}
