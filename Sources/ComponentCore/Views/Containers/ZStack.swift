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
    LayerLayout(alignment: alignment)
      .node(updating: existing, content: content, along: nil, in: context)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension ZStack: Sendable {}
