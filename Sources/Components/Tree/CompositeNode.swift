/// The node of a view with a body.
final class CompositeNode<Content: View>: BodyNode {
  private var view: Content
  /// The view with its properties linked to this node.
  private var linkedView: Content
  /// The wrappers of the view that are updated before each evaluation.
  private let composedProperties: [ComposedProperty]

  init(_ view: Content, in context: ViewContext) {
    self.view = view
    linkedView = view
    composedProperties = context.tree.properties(of: Content.self).composed
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
    if isSame, !isDirty {
      if environment.isIdentical(to: old) { return }
      guard properties.contains(where: { $0.hasChanged(from: old, to: environment) }) else {
        child?.environmentDidChange(to: environment)
        return
      }
    }
    linkedView = view
    properties = tree.link(&linkedView, to: self)
    evaluate()
  }

  override func bodyNode(updating existing: Node?) -> Node {
    observing {
      if !composedProperties.isEmpty { updateComposedProperties() }
      return linkedView.body
    }
    .node(updating: existing, in: context)
  }
  private func updateComposedProperties() {
    withUnsafeMutablePointer(to: &linkedView) { view in
      for property in composedProperties { property.update(in: view) }
    }
  }
}
