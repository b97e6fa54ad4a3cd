import Signals

/// A view for each element of a collection, or of the newest of several.
///
///     ForEach(channels) { channel in
///       Button(channel.name) { tune(to: channel) }
///     }
///
/// Each view belongs to its element's identity: when elements move, what their views have kept
/// moves with them, and so does the focus. Of elements with the same identity, the first counts.
/// When a new collection comes from a publisher, only the views of elements that are new, or not
/// equal to what they were, are made.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let source: Source
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  private enum Source {
    case data(Data)
    /// Has a node show what comes.
    case publisher(@MainActor (ForEachNode<Data, ID, Content>) -> Void)
  }

  private init(
    _ source: Source, _ id: KeyPath<Data.Element, ID>,
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
    self.init(.publisher { $0.follow(newest) { $0.show($1) } }, id, content)
  }

  /// A view for each element, known by what stands at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(.data(data), id, content)
  }

  /// A view for each element.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(.data(data), \.id, content)
  }

  /// A view for each number.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(.data(data), \.self, content)
  }

  /// A view for each element, known by what stands at `id`, of the newest collection that
  /// `publisher` has sent; none before the first.
  public init(
    _ publisher: some Publisher<Data, Never>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: Sendable {
    self.init(following: publisher, id, content)
  }

  /// A view for each element of the newest collection that `publisher` has sent; none before the
  /// first.
  public init(
    _ publisher: some Publisher<Data, Never>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data: Sendable, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(following: publisher, \.id, content)
  }

  /// A group of a node for each element.
  @MainActor
  public func node(renewing old: Node?, in context: ViewContext) -> Node {
    let group = old as? ForEachNode<Data, ID, Content> ?? ForEachNode(id, content, in: context)
    group.renew(id, content, in: context)
    switch source {
    case .data(let data): group.show(data, anew: true)
    case .publisher(let follow):
      group.showAnew()
      follow(group)
    }
    return group
  }
}

private final class ForEachNode<
  Data: RandomAccessCollection, ID: Hashable, Content: View
>: GroupNode {
  private var id: (Data.Element) -> ID
  private var content: (Data.Element) -> Content
  private var context: ViewContext
  private var data: Data?
  private var shown: [ID: (element: Data.Element, node: Node)] = [:]

  init(
    _ id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content,
    in context: ViewContext
  ) {
    self.id = id
    self.content = content
    self.context = context
    super.init(in: context)
  }

  func renew(
    _ id: @escaping (Data.Element) -> ID, _ content: @escaping (Data.Element) -> Content,
    in context: ViewContext
  ) {
    self.id = id
    self.content = content
    self.context = context
    keep(context.environment)
  }

  override func environmentDidChange(to environment: EnvironmentValues) {
    context.environment = environment
    super.environmentDidChange(to: environment)
  }

  /// Makes all views anew.
  func showAnew() {
    if let data { show(data, anew: true) }
  }

  /// Shows `data`.
  ///
  /// - Parameter isAnew: Whether to make even the views of elements that are as they were.
  func show(_ data: Data, anew isAnew: Bool = false) {
    self.data = data
    var renewed: [ID: (element: Data.Element, node: Node)] = [:]
    var nodes: [Node] = []
    for element in data {
      let id = id(element)
      guard renewed[id] == nil else { continue }
      let old = shown[id]
      let isSame = !isAnew && old.map { areEqual($0.element, element) } == true
      let node =
        isSame ? old?.node : content(element).node(renewing: old?.node, in: context)
      guard let node else { continue }
      renewed[id] = (element, node)
      nodes.append(node)
    }
    shown = renewed
    setMembers(nodes)
  }
}
