/// No view: takes no room and shows nothing.
public nonisolated struct EmptyView: View {
  /// No view.
  public init() {}

  /// A group of nothing.
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    existing ?? GroupNode(in: context)
  }
}

/// Several views, one after the other: what ``ViewBuilder`` makes of them.
public nonisolated struct TupleView<each Content: View>: View {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// A group of the views' nodes.
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let group = existing as? GroupNode ?? GroupNode(in: context)
    group.setEnvironment(context.environment)
    let members = group.children
    var nodes: [Node] = []
    for view in repeat each content {
      let old = nodes.count < members.count ? members[nodes.count] : nil
      nodes.append(view.node(updating: old, in: context))
    }
    group.setMembers(nodes)
    return group
  }
}

/// Several views that are treated as one.
///
///     Group {
///       Text("one")
///       Text("two")
///     }
///     .bold()
///
/// It has no layout of its own: the stack around it places each of the views.
public nonisolated struct Group<Content: View>: View {
  private let content: Content

  /// A group of these views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The node of its content.
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    content.node(updating: existing, in: context)
  }
}

/// One of two views: what ``ViewBuilder`` makes of `if` and `switch`.
///
/// When the other is chosen, what the first has kept is gone.
public nonisolated enum ConditionalView<First: View, Second: View>: View {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  /// A node that is now the one's, now the other's.
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? SwitchNode ?? SwitchNode(in: context)
    node.setEnvironment(context.environment)
    switch self {
    case .first(let view): node.select(1) { view.node(updating: $0, in: context) }
    case .second(let view): node.select(2) { view.node(updating: $0, in: context) }
    }
    return node
  }
}

/// A view of any type.
///
/// When the type changes, what the view has kept is gone.
public nonisolated struct AnyView: View {
  private let content: any View

  /// Hides the type of `content`.
  public init(_ content: some View) {
    self.content = content
  }

  /// A node that is the node of whatever type it now is.
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? SwitchNode ?? SwitchNode(in: context)
    node.setEnvironment(context.environment)
    node.select(ObjectIdentifier(type(of: content))) { content.node(updating: $0, in: context) }
    return node
  }
}
