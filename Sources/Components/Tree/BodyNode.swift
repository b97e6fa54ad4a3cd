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
  /// The update that a state enqueues when its value changes.
  private(set) lazy var invalidation: @MainActor () -> Void = { [weak self] in self?.markDirty() }

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
