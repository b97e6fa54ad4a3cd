/// A view for each element of a collection.
///
///     ForEach(channels) { channel in
///       Button(channel.name) { tune(to: channel) }
///     }
///
/// Each view belongs to its element's identity: when elements move, what their views have kept moves
/// with them. Of elements with the same identity, the first counts.
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  /// A view for each element, known by what stands at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// A view for each element.
  public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// A view for each number.
  public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }

  /// A group of a node for each element.
  @MainActor
  public func node(renewing old: Node?, in context: ViewContext) -> Node {
    let group = old as? ForEachNode<ID> ?? ForEachNode(in: context)
    group.keep(context.environment)
    group.renew(data.map { element in (id(element), content(element)) }, in: context)
    return group
  }
}

private final class ForEachNode<ID: Hashable>: GroupNode {
  private var byID: [ID: Node] = [:]

  func renew(_ views: [(id: ID, view: some View)], in context: ViewContext) {
    var renewed: [ID: Node] = [:]
    var nodes: [Node] = []
    for (id, view) in views where renewed[id] == nil {
      let node = view.node(renewing: byID[id], in: context)
      renewed[id] = node
      nodes.append(node)
    }
    byID = renewed
    setMembers(nodes)
  }
}
