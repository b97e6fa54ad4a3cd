import Signals

/// A node that evaluates a body when it has to.
@MainActor
class BodyNode: Node {
  /// The context of the body's views.
  private(set) var context: ViewContext
  private(set) var child: Node?
  private(set) var isDirty = false
  /// How what its states changed was to be done.
  private var transaction: Transaction?
  var properties: [any DynamicProperty] = []
  /// What the view's properties have persisted, by their order in it.
  private var persistentObjects: [AnyObject?] = []
  /// Posted by a state whose value changed.
  private(set) lazy var invalidation = PendingUpdate { [weak self] in self?.markDirty() }

  override init(in context: ViewContext) {
    self.context = context
    self.context.depth += 1
    super.init(in: context)
  }

  final var depth: Int { context.depth }

  final override var children: [Node] { child.map { [$0] } ?? [] }

  /// What the property at `index` has persisted or, at first, what is made now.
  final func persistentObject<Object: AnyObject>(
    at index: Int, makeObject: () -> Object
  ) -> Object {
    while persistentObjects.count <= index { persistentObjects.append(nil) }
    if let object = persistentObjects[index] as? Object { return object }
    let object = makeObject()
    persistentObjects[index] = object
    return object
  }

  /// Returns the body's node: `existing`, updated, or a new one.
  func bodyNode(updating existing: Node?) -> Node {
    preconditionFailure("A subclass evaluates its body.")
  }

  final func evaluate() {
    isDirty = false
    for index in properties.indices { properties[index].link(to: self, at: index) }
    let node = Transaction.perform(transaction) { bodyNode(updating: child) }
    transaction = nil
    if node !== child {
      child?.unmount()
      child = node
      adopt(node)
      elementsDidChange()
    }
  }

  /// Sees to it that the body is evaluated before the next frame.
  final func markDirty() {
    if isDirty { return }
    isDirty = true
    tree.setNeedsEvaluation(self)
  }

  /// Takes note of how what has changed is to be done.
  final func setTransaction(_ transaction: Transaction?) {
    if let transaction { self.transaction = transaction }
  }

  final func setContext(_ context: ViewContext) {
    setEnvironment(context.environment)
    self.context = context
    self.context.depth += 1
  }

  final override func environmentDidChange(to environment: EnvironmentValues) {
    let old = self.environment
    context.environment = environment
    super.environmentDidChange(to: environment)
    if properties.contains(where: { $0.hasChanged(from: old, to: environment) }) { markDirty() }
  }
}

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

  /// Takes a new description: evaluates the body, unless neither the view nor what it read of the
  /// environment has changed.
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
