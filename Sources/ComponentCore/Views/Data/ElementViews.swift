/// The views of the elements of a `ForEach`, each of which is described again when something that
/// it has read changes.
@MainActor
final class ElementViews<Element, ID: Hashable, Content: View> {
  /// The view of an element. An object, because copies of generic structures are slow.
  final class Row {
    let element: Element
    let node: Node
    let observer: ObjectObserver?

    init(_ element: Element, _ node: Node, _ observer: ObjectObserver?) {
      self.element = element
      self.node = node
      self.observer = observer
    }
  }

  private var content: (Element) -> Content
  private(set) var editActions = ForEachEditActions()
  var context: ViewContext
  /// The elements whose views must be evaluated before the next frame.
  private var dirtyIDs: Set<ID> = []
  /// The transaction of the last change of an object that `content` has read.
  private var transaction: TransactionBox?

  /// Creates no views yet.
  init(_ content: @escaping (Element) -> Content, in context: ViewContext) {
    self.content = content
    self.context = context
  }

  /// Sets how elements are described from now on.
  func update(
    _ content: @escaping (Element) -> Content, _ editActions: ForEachEditActions,
    in context: ViewContext
  ) {
    self.content = content
    self.editActions = editActions
    self.context = context
    self.context.depth += 1
  }

  /// Returns the row of an element: `old` with its view described again, or a new one.
  ///
  /// - Parameter owner: The node that contains the views.
  func row(
    of element: Element, _ id: ID, updating old: Row?, in owner: some ElementViewsOwner<ID>
  ) -> Row {
    if isDirty { dirtyIDs.remove(id) }
    var observer = old?.observer
    let view = owner.observing(with: &observer, orNew: { makeObserver(id, in: owner) }) {
      content(element)
    }
    let node = node(of: view, id, updating: old?.node, in: owner)
    return Row(element, node, observer)
  }

  /// Returns the first text in the view of an element that has no row.
  func text(of element: Element) -> String? {
    let node = content(element).node(updating: nil, in: context)
    defer { node.unmount() }
    return node.elements.lazy.compactMap { $0.firstText }.first
  }

  /// Returns the node of a view, which handles the keys for editing if there are any.
  private func node(
    of view: Content, _ id: ID, updating existing: Node?, in owner: some ElementViewsOwner<ID>
  ) -> Node {
    if editActions.isEmpty || owner.containerHandlesEdits {
      return view.node(updating: existing, in: context)
    }
    return editableNode(of: view, id, updating: existing, in: owner)
  }

  private func editableNode(
    of view: Content, _ id: ID, updating existing: Node?, in owner: some ElementViewsOwner<ID>
  ) -> Node {
    let modifier = EditableRowModifier { [weak owner] in owner?.perform($0, on: id) == true }
    return view.nodeModifier(modifier).node(updating: existing, in: context)
  }

  // MARK: Changes of objects

  var isDirty: Bool { !dirtyIDs.isEmpty }

  private func makeObserver(_ id: ID, in owner: some ElementViewsOwner<ID>) -> ObjectObserver {
    // Another element must not be shown while the observer marks this one.
    owner.keepsState = true
    return ObjectObserver(in: owner.tree) { [weak self, weak owner] in
      if let owner { self?.markDirty(id, in: owner) }
    }
  }

  private func markDirty(_ id: ID, in owner: some ElementViewsOwner<ID>) {
    if let applied = TransactionBox.applied { transaction = applied }
    if !isDirty { owner.tree.setNeedsEvaluation(owner) }
    dirtyIDs.insert(id)
  }

  /// Calls `evaluate` with the identity of each element whose view must be evaluated.
  func evaluateDirty(_ evaluate: (ID) -> Void) {
    let marked = dirtyIDs
    let transaction = transaction
    forgetChanges()
    TransactionBox.perform(transaction) {
      for id in marked { evaluate(id) }
    }
  }

  /// Forgets which views must be evaluated.
  func forgetChanges() {
    dirtyIDs = []
    transaction = nil
  }
}

/// A node of a `ForEach`.
@MainActor
protocol ElementViewsOwner<ID>: EvaluatedNode {
  associatedtype ID: Hashable

  /// Whether a container handles the keys that edit rows.
  var containerHandlesEdits: Bool { get }

  /// Edits the row of the element with `id`; returns whether there is an action for it.
  func perform(_ edit: RowEdit, on id: ID) -> Bool
}
