/// The node of a `ForEach` in a lazy container: creates the views of the elements that it shows.
final class LazyForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: Node, RowSource, EvaluatedNode {
  private struct Row {
    var element: Data.Element
    var node: Node
    var observer: ObjectObserver?
    /// The version of the data with which the row was compared last.
    var version: Int
    /// The index in the pass that has asked for the row last.
    var index: Int
    var pass: Int
  }

  private var id: (Data.Element) -> ID
  private var content: (Data.Element) -> Content
  private(set) var editActions = ForEachEditActions()
  private var context: ViewContext
  private var data: Data?
  /// The number of rows before the last change.
  private var oldCount = 0
  private var rows: [ID: Row] = [:]
  /// The identities of the rows that have nodes, in order.
  private var order: [ID] = []
  /// The number of changes of the data.
  private var version = 0
  /// The version with which all views have been described again.
  private var descriptionVersion = 0
  private var pass = 0
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

  override var children: [Node] { order.compactMap { rows[$0]?.node } }

  override func appendRows(to segments: inout [RowSegment]) {
    segments.append(RowSegment(content: .source(self)))
  }

  func update(
    _ id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content,
    _ editActions: ForEachEditActions, in context: ViewContext
  ) {
    self.id = id
    self.content = content
    self.editActions = editActions
    self.context = context
    self.context.depth += 1
    self.context.createsRowsLazily = false
    setEnvironment(context.environment)
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    context.environment = environment
    super.environmentDidChange(to: environment)
  }

  // MARK: Data

  /// Shows the elements of `data`.
  ///
  /// - Parameter updatingAll: Whether to update the views of unchanged elements, too.
  func show(_ data: Data, updatingAll: Bool = false) {
    oldCount = rowCount
    self.data = data
    version += 1
    if updatingAll { descriptionVersion = version }
    elementsDidChange()
  }

  /// Updates the view of each element that is shown.
  func updateAll() {
    if let data { show(data, updatingAll: true) }
  }

  var rowCount: Int { data?.count ?? 0 }

  private func element(at index: Int) -> Data.Element? {
    guard let data, index >= 0, index < data.count else { return nil }
    return data[data.index(data.startIndex, offsetBy: index)]
  }

  private func identity(at index: Int) -> ID? { element(at: index).map(id) }

  func rowID(at index: Int) -> AnyHashable {
    guard let id = identity(at: index) else { return AnyHashable(index) }
    return AnyHashable(id)
  }

  func index(ofID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID, let data else { return nil }
    if let row = rows[id], identity(at: row.index) == id { return row.index }
    if let id = id as? Int, let first = identity(at: 0) as? Int {
      // Identities are often consecutive numbers.
      let (guess, hasOverflowed) = id.subtractingReportingOverflow(first)
      if !hasOverflowed, identity(at: guess) as? Int == id { return guess }
    }
    var index = 0
    for element in data {
      if self.id(element) == id { return index }
      index += 1
    }
    return nil
  }

  /// Looks first at the old indices and at those that are shifted by the change of the count, then
  /// at the indices around, the nearest first.
  func locate(_ rows: [(id: AnyHashable, index: Int)]) -> (position: Int, index: Int)? {
    let rows = rows.map { (id: $0.id.base as? ID, index: $0.index) }
    let shift = rowCount - oldCount
    for (position, row) in rows.enumerated() {
      guard let id = row.id else { continue }
      if identity(at: row.index) == id { return (position, row.index) }
      if identity(at: row.index + shift) == id { return (position, row.index + shift) }
    }
    var positions: [ID: Int] = [:]
    for (position, row) in rows.enumerated().reversed() {
      if let id = row.id { positions[id] = position }
    }
    guard let start = rows.first?.index, !positions.isEmpty else { return nil }
    for distance in 1..<max(2, max(start, rowCount - start) + 1) {
      for index in [start - distance, start + distance] {
        if let id = identity(at: index), let position = positions[id] { return (position, index) }
      }
    }
    return nil
  }

  // MARK: Rows

  func beginRows() {
    pass += 1
    order = []
  }

  func rowNode(at index: Int) -> Node? {
    guard let element = element(at: index) else { return nil }
    let id = id(element)
    if var row = rows[id] {
      if row.pass == pass, row.index != index { return nil }
      let isNew = row.pass != pass
      (row.pass, row.index) = (pass, index)
      if row.version != version {
        let isSame = row.version >= descriptionVersion && areEqual(row.element, element)
        row.version = version
        rows[id] = row
        if !isSame { evaluate(element, id) }
      } else {
        rows[id] = row
      }
      if isNew { order.append(id) }
      return rows[id]?.node
    }
    order.append(id)
    return evaluate(element, id, at: index)
  }

  func endRows() {
    for (id, row) in rows where row.pass != pass {
      rows[id] = nil
      dirtyElements.remove(id)
      row.node.unmount()
    }
    order.sort { (rows[$0]?.index ?? 0) < (rows[$1]?.index ?? 0) }
  }

  func rowElements(at index: Int) -> [LayoutNode] {
    guard let id = identity(at: index) else { return [] }
    return rows[id]?.node.elements ?? []
  }

  override func member(withID id: AnyHashable) -> Node? {
    guard let typedID = id.base as? ID, let index = index(ofID: id) else { return nil }
    showRow(at: index)
    return rows[typedID]?.node
  }

  /// Makes the container create the row at `index`.
  private func showRow(at index: Int) {
    var outer = parent
    while let node = outer, !(node is LazyStackNode) { outer = node.parent }
    guard let stack = outer as? LazyStackNode,
      let start = stack.rows.segment(of: ObjectIdentifier(self))?.start
    else { return }
    stack.showRow(at: start + index)
  }

  override func id(of member: Node) -> AnyHashable? {
    for (id, row) in rows where row.node === member { return AnyHashable(id) }
    return nil
  }

  // MARK: Views

  /// Evaluates the view of an element, creating its row if there is none.
  @discardableResult
  private func evaluate(_ element: Data.Element, _ id: ID, at index: Int = 0) -> Node {
    dirtyElements.remove(id)
    let old = rows[id]
    let (view, observer) = observing(with: old?.observer, orNew: { makeObserver(id) }) {
      content(element)
    }
    let node = node(of: view, id, updating: old?.node)
    if let old, old.node !== node { old.node.unmount() }
    rows[id] = Row(
      element: element, node: node, observer: observer, version: version,
      index: old?.index ?? index, pass: old?.pass ?? pass)
    if node.parent !== self { adopt(node) }
    return node
  }

  private func makeObserver(_ id: ID) -> ObjectObserver {
    ObjectObserver(in: tree) { [weak self] in self?.markDirty(id) }
  }

  private func markDirty(_ id: ID) {
    guard rows[id] != nil else { return }
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
        guard let old = rows[id] else { continue }
        if evaluate(old.element, id) !== old.node { elementsDidChange() }
      }
    }
  }

  override func unmount() {
    super.unmount()
    rows = [:]
    order = []
    dirtyElements = []
  }

  /// Returns the node of an element's view, which handles the keys for editing if there are any.
  private func node(of view: Content, _ id: ID, updating existing: Node?) -> Node {
    if editActions.isEmpty || context.isInList { return view.node(updating: existing, in: context) }
    let modifier = EditableRowModifier { [weak self] in self?.perform($0, on: id) == true }
    return view.nodeModifier(modifier).node(updating: existing, in: context)
  }

  /// Edits the row of the element with `id`; returns whether there is an action for it.
  private func perform(_ edit: RowEdit, on id: ID) -> Bool {
    guard let index = rows[id]?.index else { return false }
    return editActions.perform(edit, at: index, of: rowCount)
  }
}

extension LazyForEachNode: EditableRowSource {
  func text(at index: Int) -> String? {
    guard let element = element(at: index) else { return nil }
    let node = content(element).node(updating: nil, in: context)
    defer { node.unmount() }
    return node.elements.lazy.compactMap { $0.firstText }.first
  }
}

extension LazyForEachNode: TaggingNode {
  func tag(of child: Node) -> AnyHashable? { id(of: child) }
}
