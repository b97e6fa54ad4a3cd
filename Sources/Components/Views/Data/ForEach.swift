import Signals

/// A view that creates a view for each element of a collection.
///
///     ForEach(channels) { channel in
///       Button(channel.name) { tune(to: channel) }
///     }
///
/// The collection is a value, or the newest one of a publisher. Views are matched with elements by
/// identity: when an element moves, its view's state and focus move with it. If several elements
/// have the same identity, only the first one is shown. When the publisher sends a collection,
/// `content` is called only for elements that are new or have changed; elements that are not
/// `Equatable` count as unchanged if they are identical bit by bit. When an observable property
/// that `content` has read changes, `content` is called for that element alone.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let source: DataSource
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content
  var editActions = ForEachEditActions()

  private enum DataSource {
    case data(Data)
    /// Binds a node to the publisher.
    case publisher(@MainActor (ForEachNode<Data, ID, Content>) -> Void)
  }

  private init(
    _ source: DataSource, _ id: KeyPath<Data.Element, ID>,
    _ content: @escaping (Data.Element) -> Content
  ) {
    self.source = source
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  private init(
    following publisher: some Publisher<Data, Never>, _ id: KeyPath<Data.Element, ID>,
    _ content: @escaping (Data.Element) -> Content
  ) where Data: Sendable {
    let newest = ValueOrPublisher(publisher)
    self.init(.publisher { $0.bind(newest) { $0.show($1) } }, id, content)
  }

  /// Creates a view for each element of `data`.
  ///
  /// - Parameters:
  ///   - data: The elements to show.
  ///   - id: The key path to an element's identity.
  ///   - content: Creates the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(.data(data), id, content)
  }

  /// Creates a view for each element of `data`, identified by its `id`.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(.data(data), \.id, content)
  }

  /// Creates a view for each number in `data`.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(.data(data), \.self, content)
  }

  /// Creates a view for each element of the newest collection of `publisher`.
  ///
  /// Shows nothing until the publisher sends its first collection.
  ///
  /// - Parameters:
  ///   - publisher: The collections of elements to show.
  ///   - id: The key path to an element's identity.
  ///   - content: Creates the view of an element.
  public init(
    _ publisher: some Publisher<Data, Never>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: Sendable {
    self.init(following: publisher, id, content)
  }

  /// Creates a view for each element of the newest collection of `publisher`, identified by its
  /// `id`.
  ///
  /// Shows nothing until the publisher sends its first collection.
  public init(
    _ publisher: some Publisher<Data, Never>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: Sendable, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(following: publisher, \.id, content)
  }

  /// Creates or updates the group of the elements' nodes.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let group = existing as? ForEachNode<Data, ID, Content> ?? ForEachNode(id, content, in: context)
    group.update(id, content, editActions, in: context)
    switch source {
    case .data(let data): group.show(data, updatingAll: true)
    case .publisher(let bind):
      group.updateAll()
      bind(group)
    }
    return group
  }
}

private final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: GroupNode, EvaluatedNode {
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
  /// The elements whose views must be evaluated before the next frame.
  private var dirtyElements: Set<ID> = []
  /// The transaction of the last change of an object that `content` has read.
  private var transaction: Transaction?

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
      let old = displayed[id]
      let isSame = !updatingAll && old.map { areEqual($0.element, element) } == true
      let row = isSame ? old : evaluate(element, id, updating: old)
      guard let row else { continue }
      updated[id] = row
      nodes.append(row.node)
    }
    displayed = updated
    setMembers(nodes)
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
    if let applied = Transaction.applied { transaction = applied }
    if !isDirty { tree.setNeedsEvaluation(self) }
    dirtyElements.insert(id)
  }

  /// Evaluates the views of the marked elements.
  func evaluate() {
    let marked = dirtyElements
    dirtyElements = []
    let transaction = transaction
    self.transaction = nil
    Transaction.perform(transaction) {
      for id in marked {
        guard let old = displayed[id] else { continue }
        let row = evaluate(old.element, id, updating: old)
        displayed[id] = row
        if row.node !== old.node { setMembers(children.map { $0 === old.node ? row.node : $0 }) }
      }
    }
  }

  override func unmount() {
    super.unmount()
    displayed = [:]
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
