/// The node of a `ForEach`: a class, because it creates and removes the nodes of its elements.
final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: DynamicGroupNode, ElementViewsOwner, IdentityContainer {
  typealias Views = ElementViews<Data.Element, ID, Content>

  private var id: (Data.Element) -> ID
  private let views: Views
  /// The elements that are shown. An array, because other collections take long to find an element
  /// where their type is not known.
  private var shown: [Data.Element]?
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
    keepsState = false
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
    if let shown { show(shown, updatingAll: true) }
  }

  /// Shows a view for each of `elements`.
  ///
  /// - Parameter updatingAll: Whether to update the views of unchanged elements, too.
  func show(_ elements: [Data.Element], updatingAll: Bool = false) {
    let old = shown
    shown = elements
    if !updatingAll, let old, showChange(from: old, to: elements) { return }
    var updated: [ID: Views.Row] = [:]
    var nodes: [Node] = []
    let isFirst = displayed.isEmpty && leavingRows.isEmpty
    updated.reserveCapacity(elements.count)
    nodes.reserveCapacity(elements.count)
    for index in elements.indices {
      let element = elements[index]
      let id = id(element)
      guard updated[id] == nil else { continue }
      let old = isFirst ? nil : displayed[id] ?? leavingRows[id]
      let row = row(of: element, id, replacing: old, isUpdated: updatingAll)
      updated[id] = row
      nodes.append(row.node)
    }
    let oldRows = displayed
    displayed = updated
    showMembers(nodes)
    if !leavingRows.isEmpty { leavingRows = leavingRows.filter { isLeaving($0.value.node) } }
    keepLeavingRows(among: oldRows)
  }

  /// Returns the row of an element: `old` if that shows the same element, and need not be updated.
  private func row(
    of element: Data.Element, _ id: ID, replacing old: Views.Row?, isUpdated: Bool
  ) -> Views.Row {
    if !isUpdated, let old, areEqual(old.element, element) { return old }
    return views.row(of: element, id, updating: old, in: self)
  }

  /// Keeps the rows that are no longer displayed, but whose transitions have not ended.
  private func keepLeavingRows(among rows: [ID: Views.Row]) {
    if !hasLeavingMembers { return }
    for (id, row) in rows where displayed[id] == nil && isLeaving(row.node) {
      leavingRows[id] = row
    }
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
    shown = nil
    displayed = [:]
    leavingRows = [:]
    views.forgetChanges()
  }

  func perform(_ edit: RowEdit, on id: ID) -> Bool {
    guard let shown, let offset = shown.firstIndex(where: { self.id($0) == id })
    else { return false }
    return views.editActions.perform(edit, at: offset, of: shown.count)
  }
}

// MARK: - Changes of a few elements

extension ForEachNode {
  /// Shows `new` by replacing the views between the unchanged elements at both ends; returns
  /// `false`, and does nothing, if that is not the lesser part or more may have to be done.
  ///
  /// Most changes insert, remove or replace a few elements, and comparing two of them takes a
  /// tenth of the time of finding one by its identity.
  private func showChange(from old: [Data.Element], to new: [Data.Element]) -> Bool {
    // Otherwise there are elements without a view, or views without an element.
    guard members.count == old.count, leavingRows.isEmpty else { return false }
    let ends = unchangedEnds(of: old, new)
    guard ends.start + ends.end >= members.count / 2 else { return false }
    var removed: [ID: Views.Row] = [:]
    for index in ends.start..<members.count - ends.end {
      let id = id(old[index])
      guard let row = displayed[id] else { return false }
      removed[id] = row
    }
    var inserted: [(id: ID, element: Data.Element)] = []
    var insertedIDs: Set<ID> = []
    for index in ends.start..<new.count - ends.end {
      let id = id(new[index])
      // Of several elements with the same identity, the first one is shown.
      guard insertedIDs.insert(id).inserted, displayed[id] == nil || removed[id] != nil
      else { return false }
      inserted.append((id, new[index]))
    }
    for id in removed.keys { displayed[id] = nil }
    var nodes = Array(members.prefix(ends.start))
    for (id, element) in inserted {
      let row = row(of: element, id, replacing: removed[id], isUpdated: false)
      displayed[id] = row
      nodes.append(row.node)
    }
    showMembers(nodes + members.suffix(ends.end))
    keepLeavingRows(among: removed)
    return true
  }

  /// Returns the numbers of elements at the start and at the end that are the same in both.
  private func unchangedEnds(
    of old: [Data.Element], _ new: [Data.Element]
  ) -> (start: Int, end: Int) {
    let shorter = min(old.count, new.count)
    var (start, end) = (0, 0)
    while start < shorter, areSame(old[start], new[start]) { start += 1 }
    while end < shorter - start, areSame(old[old.count - 1 - end], new[new.count - 1 - end]) {
      end += 1
    }
    return (start, end)
  }

  private func areSame(_ old: Data.Element, _ new: Data.Element) -> Bool {
    areIdentical(old, new) || id(old) == id(new) && areEqual(old, new)
  }
}

extension ForEachNode: TaggingNode {
  func tag(of child: Node) -> AnyHashable? { id(of: child) }
}
