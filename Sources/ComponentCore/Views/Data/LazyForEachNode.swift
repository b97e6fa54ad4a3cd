/// The node of a `ForEach` in a lazy container: a class, because it creates the views of the
/// elements that are shown.
final class LazyForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: RowSourceNode, RowSource, ElementRows, IdentityContainer {
  typealias Views = ElementViews<Data.Element, ID, Content>

  /// A row that has a node.
  final class Row {
    var id: ID
    var view: Views.Row
    /// The version of the data with which the row was compared last.
    var version: Int
    /// The index in the pass that has asked for the row last.
    var index: Int
    var pass: Int
    /// Whether the current pass has created the row, or has shown its element in it.
    var isNew = true

    init(_ id: ID, _ view: Views.Row, version: Int, index: Int, pass: Int) {
      (self.id, self.view) = (id, view)
      (self.version, self.index, self.pass) = (version, index, pass)
    }
  }

  let views: Views
  var data: RowElements<Data, ID>
  /// Reads the collection that is followed.
  private var reader: CollectionReader<Data>?
  /// Whether the elements are not yet those of the reader.
  private var isNewReader = false
  var rows: [ID: Row] = [:]
  /// The rows whose identity another row has, by index.
  var copies: [Int: Row] = [:] { didSet { countRows() } }
  /// The rows that have nodes, in order.
  var order: [Row] = []
  /// The rows of the last pass, until the current one ends.
  var former: [Row] = []
  /// The rows of removed elements whose transitions have not ended.
  var leaving: [Row] = [] { didSet { countRows() } }
  /// The version with which all views have been described again.
  private(set) var descriptionVersion = 0
  var pass = 0
  /// The positions in ``former`` of rows that may show other elements in the current pass.
  var spare = 0..<0
  /// The rows whose elements a change has been found to have replaced, while it is followed.
  private var changed: [Row] = [] { didSet { hasChangedRows = !changed.isEmpty } }

  init(
    _ id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content,
    in context: ViewContext
  ) {
    data = RowElements(id: id)
    views = Views(content, in: context)
    super.init(in: context)
    elementRows = self
  }

  var depth: Int { views.context.depth }

  var isDirty: Bool { views.isDirty }

  override var children: [Node] {
    (order + former.filter { $0.pass != pass } + leaving).map(\.view.node)
  }

  override func appendRows(to segments: inout [RowSegment]) {
    segments.append(RowSegment(content: .source(self)))
  }

  func update(
    _ id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content,
    _ editActions: ForEachEditActions, in context: ViewContext
  ) {
    data.id = id
    views.update(content, editActions, in: context)
    views.context.createsRowsLazily = false
    setEnvironment(context.environment)
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    views.context.environment = environment
    super.environmentDidChange(to: environment)
  }

  private func countRows() {
    hasOnlyDistinctRows = copies.isEmpty && leaving.isEmpty
  }

  // MARK: Data

  /// Shows the elements of `new`.
  ///
  /// - Parameter updatingAll: Whether to update the views of unchanged elements, too.
  func show(_ new: Data, updatingAll: Bool = false) {
    data.replace(with: new)
    countChange(new.count)
    if updatingAll {
      descriptionVersion = version
    } else if keepRows() {
      return data.forgetOldData()
    }
    elementsDidChange()
  }

  /// Updates the view of each element that is shown.
  func updateAll() {
    if !data.hasData { return }
    data.keep()
    countChange(rowCount)
    descriptionVersion = version
    elementsDidChange()
  }

  /// Shows the elements of `collection`, and keeps those that are shown until it has a content.
  func follow(_ collection: FollowedCollection<Data>) {
    if let current = subscription(in: 0), current.isSubscribed(to: collection.publisher) { return }
    let pendingValue = PendingValue<Void>(tree.updateQueue) { [unowned self] in
      self.readCollection()
    }
    let reader = collection.follow { pendingValue.update { $0 = () } }
    (self.reader, isNewReader) = (reader, true)
    pendingValue.flush()
    setSubscription(
      NodeSubscription(of: pendingValue, to: collection.publisher, reader.cancellable), in: 0)
  }

  private func readCollection() {
    guard let reader else { return }
    let change = reader.read()
    countChange(change.count, steps: change.isReset || isNewReader ? nil : change)
    if steps != nil, keepRows() { return }
    data.replace(with: reader, isNew: isNewReader)
    isNewReader = false
    if steps == nil, keepRows() { return data.forgetOldData() }
    elementsDidChange()
  }

  func rowID(at index: Int) -> AnyHashable {
    var id: AnyHashable?
    data.read(at: index) { id = AnyHashable(data.id($0)) }
    return id ?? AnyHashable(index)
  }

  func rowIDs(in range: Range<Int>) -> Any {
    if let ids = data.ids(in: range) { ids } else { Array(range) }
  }

  func index(ofID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let row = rows[id], data.id(at: row.index) == id { return row.index }
    return data.index(of: id)
  }

  func locate(_ rows: [(id: AnyHashable, index: Int)]) -> (position: Int, index: Int)? {
    data.locate(rows.map { ($0.id.base as? ID, $0.index) }, of: self)
  }

  func member(withID id: AnyHashable) -> Node? {
    guard let typedID = id.base as? ID, let index = index(ofID: id) else { return nil }
    showRow(at: index)
    return rows[typedID]?.view.node
  }

  /// Makes the container create the row at `index`.
  private func showRow(at index: Int) {
    guard let container = lazyContainer,
      let start = container.rows.segment(of: ObjectIdentifier(self))?.start
    else { return }
    container.showRow(at: start + index)
  }

  func id(of member: Node) -> AnyHashable? {
    order.first { $0.view.node === member }.map { AnyHashable($0.id) }
  }

  // MARK: Keeping rows

  var lazyContainer: (any LazyContainer)? { enclosingLazyContainer }

  func shiftOfEqualRows(_ indices: Range<Int>) -> Int? {
    for shift in possibleShifts {
      if let changed = changedRows(in: indices, movedBy: shift) {
        self.changed += changed
        return shift
      }
    }
    return nil
  }

  func findChangedRows(at indices: [Int], movedBy shift: Int) -> Bool {
    guard let changed = changedRows(at: indices, movedBy: shift) else { return false }
    self.changed += changed
    return true
  }

  func forgetChangedRows() {
    changed = []
  }

  func updateChangedRows() {
    let changed = changed
    self.changed = []
    updateRows(changed)
  }

  func moveRows(_ moves: [RowMove]) {
    for row in order {
      for move in moves where move.rows.contains(row.index) {
        row.index += move.shift
        break
      }
    }
  }

  // MARK: Views

  /// Evaluates the views that objects have changed.
  func evaluate() {
    views.evaluateDirty { id in
      for row in order where row.id == id && row.pass == pass {
        let old = row.view.node
        update(row, with: row.view.element)
        if row.view.node !== old { elementsDidChange() }
      }
    }
  }

  override func unmount() {
    super.unmount()
    rows = [:]
    copies = [:]
    order = []
    former = []
    leaving = []
    views.forgetChanges()
  }
}

extension LazyForEachNode: ElementViewsOwner {
  var containerHandlesEdits: Bool { views.context.isInList }

  func perform(_ edit: RowEdit, on id: ID) -> Bool {
    guard let index = rows[id]?.index else { return false }
    return editActions.perform(edit, at: index, of: rowCount)
  }
}

extension LazyForEachNode: EditableRowSource {
  var editActions: ForEachEditActions { views.editActions }

  func text(at index: Int) -> String? { data.element(at: index).flatMap { views.text(of: $0) } }
}

extension LazyForEachNode: TaggingNode {
  func tag(of child: Node) -> AnyHashable? { id(of: child) }
}
