/// A view that is described again when a model asks for it, or an observable property that its
/// content has read changes.
///
/// It is for models that are not observable, because they are changed while views are evaluated.
package struct RefreshableView<Content: View>: View {
  /// Tells the model the node to refresh, with ``BodyNode/markDirty()``.
  private let connect: (BodyNode) -> Void
  private let content: () -> Content

  package init(
    connect: @escaping (BodyNode) -> Void, @ViewBuilder content: @escaping () -> Content
  ) {
    self.connect = connect
    self.content = content
  }

  package func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node =
      existing as? RefreshableNode<Content> ?? RefreshableNode(content, in: context)
    node.content = content
    connect(node)
    node.setContext(context)
    node.evaluate()
    return node
  }
}

/// The node of a refreshable view: a class, because it evaluates views.
private final class RefreshableNode<Content: View>: BodyNode {
  var content: () -> Content

  init(_ content: @escaping () -> Content, in context: ViewContext) {
    self.content = content
    super.init(in: context)
  }

  override func bodyNode(updating existing: Node?, in context: ViewContext) -> Node {
    observing { content() }.node(updating: existing, in: context)
  }
}
