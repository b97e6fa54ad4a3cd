/// The node of a view with a body: a class, because it evaluates views.
final class CompositeNode<Content: View>: BodyNode, AnimatedNode {
  private var view: Content
  /// The view with its properties linked to this node.
  private var linkedView: Content
  /// The dynamic properties of the type of the view.
  private let viewProperties: ViewProperties
  /// The animation of the view's data, if it is animatable. Created when the view changes for the
  /// first time.
  private lazy var animation = ViewAnimation.make(showing: view)
  var isAnimating = false

  /// Creates a node.
  ///
  /// - Parameter host: The type of the field that contains dynamic properties, if there is one.
  init(_ view: Content, host: Any.Type?, in context: ViewContext) {
    self.view = view
    linkedView = view
    viewProperties = context.tree.properties(of: Content.self, host: host)
    super.init(in: context)
    keepsState = !viewProperties.isEmpty
  }

  /// Updates the node with a new description of its view.
  ///
  /// Evaluates the body only if the view has changed or may have changed, or a value of the
  /// environment that it reads.
  func update(with view: Content, in context: ViewContext) {
    let view = animatedView(view)
    let isSame =
      child != nil && viewProperties.areComparable && areIdentical(view, self.view)
      && context.axis == self.context.axis
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
    var linkedView = view
    properties = viewProperties.link(&linkedView, to: self)
    self.linkedView = linkedView
    evaluate()
  }

  override func bodyNode(updating existing: Node?, in context: ViewContext) -> Node {
    observing {
      var view = linkedView
      if !viewProperties.composed.isEmpty {
        updateComposedProperties(of: &view)
        linkedView = view
      }
      return view.body
    }
    .node(updating: existing, in: context)
  }

  private func updateComposedProperties(of view: inout Content) {
    withUnsafeMutablePointer(to: &view) { view in
      for property in viewProperties.composed { property.update(in: view) }
    }
  }

  // MARK: Animation

  var animationScope: AnimationScope? { context.animationScope }

  var isAttached: Bool { child != nil && parent != nil }

  /// Returns `view` with the data that is shown now.
  private func animatedView(_ view: Content) -> Content {
    guard child != nil, let animation else { return view }
    var view = view
    animation.update(&view, in: self) { [weak self] in self?.changeView($0) }
    return view
  }

  private func changeView(_ change: (inout Content) -> Void) {
    var (view, linkedView) = (view, linkedView)
    change(&view)
    change(&linkedView)
    (self.view, self.linkedView) = (view, linkedView)
    markDirty()
  }

  override func unmount() {
    if isAnimating { tree.animator.remove(self) }
    super.unmount()
  }
}
