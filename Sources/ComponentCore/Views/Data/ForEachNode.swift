/// The node of a `ForEach`: a class, because it creates and removes the nodes of its elements.
final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: DynamicGroupNode, ElementViewsOwner, IdentityContainer {
  typealias Views = ElementViews<Data.Element, ID, Content>

  private var id: (Data.Element) -> ID
  private let views: Views
  private var data: Data?
  private var displayed: [ID: Views.Row] = [:] {
    didSet { ids = nil }
  }
  /// The identities of the members, once one of them has been asked for.
  private var ids: [ObjectIdentifier: ID]?
  /// The rows of removed elements whose transitions have not ended.
  private var leavingRows: [ID: Views.Row] = [:]

  init(
    _ id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content,
    in context: ViewContext
  ) {
    self.id = id
    views = Views(content, in: context)
    super.init(in: context)
    memberDidLeave = { [unowned self] member in
      leavingRows = leavingRows.filter { $0.value.node !== member }
    }
  }

  var depth: Int { views.context.depth }

  var isDirty: Bool { views.isDirty }

  var containerHandlesEdits: Bool { false }

  func update(
    _ id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content,
    _ editActions: ForEachEditActions, in context: ViewContext
  ) {
    self.id = id
    views.update(content, editActions, in: context)
    setEnvironment(context.environment)
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    views.context.environment = environment
    super.environmentDidChange(to: environment)
  }

  func member(withID id: AnyHashable) -> Node? {
    (id.base as? ID).flatMap { displayed[$0]?.node }
  }

  func id(of member: Node) -> AnyHashable? {
    let ids =
      ids
      ?? Dictionary(uniqueKeysWithValues: displayed.map { (ObjectIdentifier($1.node), $0) })
    self.ids = ids
    return ids[ObjectIdentifier(member)].map { AnyHashable($0) }
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
    var updated: [ID: Views.Row] = [:]
    var nodes: [Node] = []
    let isFirst = displayed.isEmpty && leavingRows.isEmpty
    updated.reserveCapacity(data.count)
    nodes.reserveCapacity(data.count)
    // A loop over `data` itself would look up the type of its iterator.
    var index = data.startIndex
    while index != data.endIndex {
      let element = data[index]
      data.formIndex(after: &index)
      let id = id(element)
      guard updated[id] == nil else { continue }
      let old = isFirst ? nil : displayed[id] ?? leavingRows[id]
      let isSame = !updatingAll && old.map { areEqual($0.element, element) } == true
      let row = isSame ? old : views.row(of: element, id, updating: old, in: self)
      guard let row else { continue }
      updated[id] = row
      nodes.append(row.node)
    }
    let old = displayed
    displayed = updated
    showMembers(nodes)
    if !leavingRows.isEmpty { leavingRows = leavingRows.filter { isLeaving($0.value.node) } }
    guard hasLeavingMembers else { return }
    for (id, row) in old where updated[id] == nil && isLeaving(row.node) { leavingRows[id] = row }
  }

  /// Evaluates the views that objects have changed.
  func evaluate() {
    views.evaluateDirty { id in
      guard let old = displayed[id] else { return }
      let row = views.row(of: old.element, id, updating: old, in: self)
      displayed[id] = row
      if row.node !== old.node { showMembers(members.map { $0 === old.node ? row.node : $0 }) }
    }
  }

  override func unmount() {
    super.unmount()
    displayed = [:]
    leavingRows = [:]
    views.forgetChanges()
  }

  func perform(_ edit: RowEdit, on id: ID) -> Bool {
    guard let data,
      let offset = data.lazy.map(self.id).enumerated().first(where: { $1 == id })?.offset
    else { return false }
    return views.editActions.perform(edit, at: offset, of: data.count)
  }
}

extension ForEachNode: TaggingNode {
  func tag(of child: Node) -> AnyHashable? { id(of: child) }
}
