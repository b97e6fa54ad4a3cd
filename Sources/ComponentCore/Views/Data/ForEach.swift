import ObservableCollections
import Signals

/// A view that creates a view for each element of a collection.
///
///     ForEach(channels) { channel in
///       Button(channel.name) { tune(to: channel) }
///     }
///
/// The collection is a value, or the newest one of a publisher. Views are matched with elements by
/// identity: when an element moves, its view's state and focus move with it. If several elements
/// have the same identity, only the first one is shown; in a ``List``, ``Table`` or lazy stack,
/// all are, but only one of them keeps its state. When the publisher sends a collection,
/// `content` is called only for elements that are new or have changed; elements that are not
/// `Equatable` count as unchanged if they are identical bit by bit. When an observable property
/// that `content` has read changes, `content` is called for that element alone.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  NodeView
{
  private let source: DataSource
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content
  var editActions = ForEachEditActions()

  private enum DataSource {
    case data(Data, elements: (Data) -> [Data.Element])
    /// Binds a node to the publisher.
    case publisher(
      @MainActor (ForEachNode<Data, ID, Content>) -> Void,
      lazy: @MainActor (LazyForEachNode<Data, ID, Content>) -> Void)
    /// A view that makes one for each of the parts of others.
    case subviews(any View)
  }

  /// The elements, unless they come from a publisher or from views.
  package var elements: Data? {
    if case .data(let data, _) = source { data } else { nil }
  }

  /// Returns the view of an element.
  package func view(of element: Data.Element) -> Content { content(element) }

  private init(
    _ source: DataSource, _ id: @escaping (Data.Element) -> ID,
    _ content: @escaping (Data.Element) -> Content
  ) {
    self.source = source
    self.id = id
    self.content = content
  }

  /// Creates a view for each element of the newest collection of `publisher`.
  package init(
    following publisher: some Publisher<Data, Never>, _ id: @escaping (Data.Element) -> ID,
    _ content: @escaping (Data.Element) -> Content
  ) where Data: Sendable {
    let newest = ValueOrPublisher(publisher)
    let source = DataSource.publisher(
      { $0.bind(newest) { $0.show(Array($1)) } }, lazy: { $0.bind(newest) { $0.show($1) } })
    self.init(source, id, content)
  }

  /// Creates the views of the newest snapshot, or in a lazy container those of `collection`. The
  /// caller knows the types, so it erases the operators that make the snapshots and gives a
  /// function that copies the elements of one: done here, both would take ten times as long.
  @usableFromInline
  init(
    following snapshots: some Publisher<Data, Never>, erased: AnyPublisher<Data, Never>,
    elements: @escaping @Sendable (Data) -> [Data.Element],
    lazy collection: FollowedCollection<Data>,
    _ id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content
  ) where Data: Sendable {
    let newest = ValueOrPublisher(snapshots, erased: erased)
    let source = DataSource.publisher(
      { $0.bind(newest) { $0.show(elements($1)) } }, lazy: { $0.follow(collection) })
    self.init(source, id, content)
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
    self.init(.data(data) { Array($0) }, { $0[keyPath: id] }, content)
  }

  /// Creates a view for each element of `data`, identified by its `id`.
  @_disfavoredOverload  // A binding is preferred.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(.data(data) { Array($0) }, { $0.id }, content)
  }

  /// Creates a view for each number in `data`.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(.data(data) { Array($0) }, { $0 }, content)
  }

  /// Creates a view for each element of `collection`, such as an `ObservableArray`.
  @inlinable
  package init<C: CollectionPublisher>(
    following collection: C, _ id: @escaping (C.Element) -> ID,
    _ content: @escaping (C.Element) -> Content
  ) where Data == ArraySnapshot<C.Element>, C.Failure == Never {
    let followed = FollowedCollection<Data>(collection) { didChange in
      let pending = PendingCollection<C.Element>(didChange: didChange)
      return CollectionReader(pending, collection.subscribe(pending))
    }
    self.init(
      following: collection.snapshots, erased: AnyPublisher(collection.snapshots),
      elements: { Array($0) }, lazy: followed, id, content)
  }

  /// Creates a view for each element that `data` refers to, from a binding to the element.
  ///
  ///     ForEach($scores, id: \.player) { $score in
  ///       Stepper("\(score.player): \(score.points)", value: $score.points)
  ///     }
  ///
  /// A binding belongs to an element, not to its position. When the element has been removed, the
  /// binding returns the last value of the element and ignores writes.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements to show.
  ///   - id: The key path to an element's identity. A view whose element gets another identity is
  ///     replaced.
  ///   - content: Creates the view of an element.
  public init<C: BoundCollection>(
    _ data: C, id: KeyPath<C.Value.Element, ID>,
    @ViewBuilder content: @escaping (C.Element) -> Content
  ) where Data == LazyMapSequence<C.Value.Indices, (C.Value.Index, ID)>, C.Value.Index: Hashable {
    let data = data.binding
    let elements = data.wrappedValue
    self.init(
      .data(elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }) { Array($0) }, { $0.1 },
      { content(data.element(elements[$0.0], at: $0.0) { $0[keyPath: id] }) })
  }

  /// Creates a view for each element that `data` refers to, from a binding to the element, which
  /// its `id` identifies.
  ///
  ///     ForEach($tasks) { $task in
  ///       Toggle(task.title, isOn: $task.isDone)
  ///     }
  public init<C: BoundCollection>(
    _ data: C, @ViewBuilder content: @escaping (C.Element) -> Content
  )
  where
    Data == LazyMapSequence<C.Value.Indices, (C.Value.Index, ID)>, C.Value.Index: Hashable,
    C.Value.Element: Identifiable, ID == C.Value.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each of the views in `view`.
  ///
  ///     ForEach(subviews: content) { subview in
  ///       HStack { Text("•"); subview }
  ///     }
  ///
  /// See ``Group/init(subviews:transform:)``.
  public init(subviews view: some View, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == SubviewsCollection, ID == Subview.ID {
    let group = Group(subviews: view) { ForEach($0, content: content) }
    self.init(.subviews(group), { $0.id }, content)
  }

  /// Creates a view for each of the sections in `view`.
  public init(
    sections view: some View, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == SectionCollection, ID == SectionConfiguration.ID {
    let group = Group(sections: view) { ForEach($0, content: content) }
    self.init(.subviews(group), { $0.id }, content)
  }

  /// Creates or updates the group of the elements' nodes.
  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    if case .subviews(let group) = source { return group.node(updating: existing, in: context) }
    if context.createsRowsLazily, !Content.hasRowSources {
      return lazyNode(updating: existing, in: context)
    }
    let group = existing as? ForEachNode<Data, ID, Content> ?? ForEachNode(id, content, in: context)
    group.update(id, content, editActions, in: context)
    switch source {
    case .data(let data, let elements):
      group.setSubscription(nil, in: 0)
      group.show(elements(data), updatingAll: true)
    case .publisher(let bind, _):
      group.updateAll()
      bind(group)
    case .subviews: break
    }
    return group
  }

  /// Creates or updates the node of the rows in a lazy container.
  @MainActor
  private func lazyNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node =
      existing as? LazyForEachNode<Data, ID, Content> ?? LazyForEachNode(id, content, in: context)
    node.update(id, content, editActions, in: context)
    switch source {
    case .data(let data, _):
      node.setSubscription(nil, in: 0)
      node.show(data, updatingAll: true)
    case .publisher(_, let bind):
      node.updateAll()
      bind(node)
    case .subviews: break
    }
    return node
  }
}

extension ForEach: RowGroup {
  package static var hasRowSources: Bool { true }
}

extension ForEach: CountedContent {
  package var viewCount: Int {
    guard case .data(let data, _) = source else { return 1 }
    return data.count
  }
}
