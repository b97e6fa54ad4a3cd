/// The node of a view with a body.
final class CompositeNode<Content: View>: BodyNode {
  private var view: Content
  /// The view with its properties linked to this node.
  private var linkedView: Content

  init(_ view: Content, in context: ViewContext) {
    self.view = view
    linkedView = view
    super.init(in: context)
  }

  /// Updates the node with a new description of its view.
  ///
  /// Evaluates the body only if the view has changed, or a value of the environment that it reads.
  func update(with view: Content, in context: ViewContext) {
    let isSame = child != nil && areIdentical(view, self.view)
    let old = environment
    self.view = view
    setContext(context)
    if isSame {
      if !context.environment.isIdentical(to: old) {
        child?.environmentDidChange(to: context.environment)
      }
      let isAffected = properties.contains { $0.hasChanged(from: old, to: environment) }
      guard isAffected || isDirty else { return }
    }
    linkedView = view
    properties = tree.link(&linkedView, to: self)
    evaluate()
  }

  override func bodyNode(updating existing: Node?) -> Node {
    linkedView.body.node(updating: existing, in: context)
  }
}
