/// A node that evaluates a body of views when something that the body reads has changed: not
/// final, because it does not know where the views come from.
@MainActor
@_spi(Nodes) open class BodyNode: Node, EvaluatedNode {
  /// The context of the body's views.
  private(set) final var context: ViewContext
  private(set) final var child: Node?
  private(set) final var isDirty = false
  /// The transaction of the last change of a state.
  private final var transaction: TransactionBox?
  /// The dynamic properties of the view, linked to this node.
  final var properties: [any LinkedProperty] = []
  /// The persistent objects of the dynamic properties, by the properties' index.
  private final var persistentObjects: [AnyObject?] = []
  /// The observer of the objects that the body reads.
  private final var observer: ObjectObserver? {
    didSet { if observer != nil { keepsState = true } }
  }
  /// The update that a state enqueues when its value changes.
  private(set) final lazy var invalidation: @MainActor () -> Void = { [weak self] in
    self?.markDirty()
  }

  public override init(in context: ViewContext) {
    self.context = context
    self.context.depth += 1
    super.init(in: context)
  }

  /// The number of bodies that enclose this node's children.
  final var depth: Int { context.depth }

  public final override var children: [Node] { child.map { [$0] } ?? [] }

  package final override func appendElements(to elements: inout [LayoutNode]) {
    child?.appendElements(to: &elements)
  }

  /// Returns the persistent object of the property at `index`, creating it the first time.
  final func persistentObject<Object: AnyObject>(
    at index: Int, makeObject: () -> Object
  ) -> Object {
    while persistentObjects.count <= index { persistentObjects.append(nil) }
    if let object = persistentObjects[index] as? Object { return object }
    let object = makeObject()
    persistentObjects[index] = object
    return object
  }

  /// Returns the observer of the objects that the body reads, creating it the first time.
  final func objectObserver() -> ObjectObserver {
    if let observer { return observer }
    let new = makeObserver()
    observer = new
    return new
  }

  private func makeObserver() -> ObjectObserver {
    ObjectObserver(in: tree) { [weak self] in
      self?.setTransaction(TransactionBox.applied)
      self?.markDirty()
    }
  }

  /// Returns the views that `makeViews` makes, and marks the body when an observable property that
  /// it reads changes.
  final func observing<Content>(_ makeViews: () -> Content) -> Content {
    var new = observer
    defer { observer = new }
    return observing(with: &new, orNew: makeObserver, makeViews)
  }

  /// Returns the node of the body: `existing`, updated, or a new one.
  open func bodyNode(updating existing: Node?, in context: ViewContext) -> Node {
    preconditionFailure("A subclass evaluates its body.")
  }

  /// Links the properties, evaluates the body in the transaction of its changes and updates the
  /// child.
  package final func evaluate() {
    isDirty = false
    for index in properties.indices { properties[index].link(to: self, at: index) }
    let node = TransactionBox.perform(transaction) {
      bodyNode(updating: child, in: context)
    }
    transaction = nil
    if node !== child {
      child?.unmount()
      child = node
      adopt(node)
      elementsDidChange()
    }
  }

  /// Marks the body to be evaluated before the next frame.
  package final func markDirty() {
    if isDirty { return }
    isDirty = true
    tree.setNeedsEvaluation(self)
  }

  /// Sets the transaction of the next evaluation; `nil` keeps the current one.
  final func setTransaction(_ transaction: TransactionBox?) {
    if let transaction { self.transaction = transaction }
  }

  open override func unmount() {
    super.unmount()
    observer = nil
  }

  package final func setContext(_ context: ViewContext) {
    setEnvironment(context.environment)
    self.context = context
    self.context.depth += 1
  }

  public final override func environmentDidChange(to environment: EnvironmentValues) {
    let old = self.environment
    setEnvironment(environment)
    context.environment = environment
    if properties.contains(where: { $0.hasChanged(from: old, to: environment) }) { markDirty() }
    // The evaluation of a dirty body passes the environment to the child.
    if !isDirty { child?.environmentDidChange(to: environment) }
  }
}
