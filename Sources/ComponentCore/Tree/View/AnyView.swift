/// A view that hides the type of its content.
///
/// When the type of the content changes, a new node replaces the old one and its state is lost.
public struct AnyView: NodeView {
  private nonisolated var content: any View

  /// Creates a view that hides the type of `content`. Around another `AnyView` it adds nothing.
  public nonisolated init<Content: View>(_ content: Content) {
    // A cast alone would also look into an optional view, which has a node of its own.
    if Content.self == AnyView.self, let view = content as? AnyView {
      self = view
    } else {
      self.content = content
    }
  }

  /// Returns a node that updates its member while the content's type stays the same.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? SwitchNode ?? SwitchNode(in: context)
    node.setEnvironment(context.environment)
    node.select(.type(ObjectIdentifier(type(of: content)))) {
      content.node(updating: $0, in: context)
    }
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension AnyView: Sendable {}
