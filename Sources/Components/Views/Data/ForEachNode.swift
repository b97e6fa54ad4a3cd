/// The node of a `ForEach`: the group of its elements' nodes.
final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: DynamicGroupNode, EvaluatedNode {
  private struct Row {
    var element: Data.Element
    var node: Node
    var observer: ObjectObserver?
  }

  private var id: (Data.Element) -> ID
  private var content: (Data.Element) -> Content
  private var editActions = ForEachEditActions()
  private var context: ViewContext
  private var data: Data?
  private var displayed: [ID: Row] = [:]
  /// The rows of removed elements whose transitions have not ended.
  private var leavingRows: [ID: Row] = [:]
  /// The elements whose views must be evaluated before the next frame.
  private var dirtyElements: Set<ID> = []
  /// The transaction of the last change of an object that `content` has read.
  private var transaction: TransactionBox?

  init(
    _ id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content,
    in context: ViewContext
  ) {
    self.id = id
    self.content = content
    self.context = context
    super.init(in: context)
  }

  var depth: Int { context.depth }

  var isDirty: Bool { !dirtyElements.isEmpty }

  func update(
    _ id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content,
    _ editActions: ForEachEditActions, in context: ViewContext
  ) {
    self.id = id
    self.content = content
    self.editActions = editActions
    self.context = context
    self.context.depth += 1
    setEnvironment(context.environment)
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    context.environment = environment
    super.environmentDidChange(to: environment)
  }

  override func member(withID id: AnyHashable) -> Node? {
    (id.base as? ID).flatMap { displayed[$0]?.node }
  }

  override func id(of member: Node) -> AnyHashable? {
    for (id, shown) in displayed where shown.node === member { return AnyHashable(id) }
    return nil
  }

  /// Updates the view of each element.
  func updateAll() {
    if let data { show(data, updatingAll: true) }
  }

  /// Shows a view for each element of `data`.
  ///
  /// - Parameter updatingAll: Whether to update the views of unchanged elements, too.
  func show(_ data: Data, updatingAll: Bool = false) {
    self.data = data
    var updated: [ID: Row] = [:]
    var nodes: [Node] = []
    for element in data {
      let id = id(element)
      guard updated[id] == nil else { continue }
      let old = displayed[id] ?? leavingRows[id]
      let isSame = !updatingAll && old.map { areEqual($0.element, element) } == true
      let row = isSame ? old : evaluate(element, id, updating: old)
      guard let row else { continue }
      updated[id] = row
      nodes.append(row.node)
    }
    let old = displayed
    displayed = updated
    setMembers(nodes)
    if !leavingRows.isEmpty { leavingRows = leavingRows.filter { isLeaving($0.value.node) } }
    guard hasLeavingMembers else { return }
    for (id, row) in old where updated[id] == nil && isLeaving(row.node) { leavingRows[id] = row }
  }

  override func memberDidLeave(_ member: Node) {
    leavingRows = leavingRows.filter { $0.value.node !== member }
  }

  /// Returns the row of an element, with its view evaluated.
  private func evaluate(_ element: Data.Element, _ id: ID, updating old: Row?) -> Row {
    dirtyElements.remove(id)
    let (view, observer) = observing(with: old?.observer, orNew: { makeObserver(id) }) {
      content(element)
    }
    return Row(
      element: element, node: node(of: view, id, updating: old?.node), observer: observer)
  }

  private func makeObserver(_ id: ID) -> ObjectObserver {
    ObjectObserver(in: tree) { [weak self] in self?.markDirty(id) }
  }

  private func markDirty(_ id: ID) {
    if let applied = TransactionBox.applied { transaction = applied }
    if !isDirty { tree.setNeedsEvaluation(self) }
    dirtyElements.insert(id)
  }

  /// Evaluates the views of the marked elements.
  func evaluate() {
    let marked = dirtyElements
    dirtyElements = []
    let transaction = transaction
    self.transaction = nil
    TransactionBox.perform(transaction) {
      for id in marked {
        guard let old = displayed[id] else { continue }
        let row = evaluate(old.element, id, updating: old)
        displayed[id] = row
        if row.node !== old.node { setMembers(members.map { $0 === old.node ? row.node : $0 }) }
      }
    }
  }

  override func unmount() {
    super.unmount()
    displayed = [:]
    leavingRows = [:]
    dirtyElements = []
  }

  /// Returns the node of an element's view, which handles the keys for editing if there are any.
  private func node(of view: Content, _ id: ID, updating existing: Node?) -> Node {
    if editActions.isEmpty { return view.node(updating: existing, in: context) }
    let modifier = EditableRowModifier { [weak self] in self?.perform($0, on: id) == true }
    return view.nodeModifier(modifier).node(updating: existing, in: context)
  }

  /// Edits the row of the element with `id`; returns whether there is an action for it.
  private func perform(_ edit: RowEdit, on id: ID) -> Bool {
    guard let data, let offset = data.map(self.id).firstIndex(of: id) else { return false }
    return editActions.perform(edit, at: offset, of: data.count)
  }
}

extension ForEachNode: TaggingNode {
  func tag(of child: Node) -> AnyHashable? {
    displayed.first { $0.value.node === child }.map { AnyHashable($0.key) }
  }
}
