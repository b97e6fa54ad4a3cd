/// A view that applies modifiers to several views.
///
///     Group {
///       Text("one")
///       Text("two")
///     }
///     .bold()
///
/// A group has no layout of its own: the enclosing container places each of its views.
public nonisolated struct Group<Content: View>: NodeView {
  private let content: Content

  /// Creates a group of the views in `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    content.node(updating: existing, in: context)
  }
}

extension Group: RowGroup {
  package static var hasRowSources: Bool { Content.hasRowSources }
}

extension Group: CountedContent {
  package var viewCount: Int { content.viewCount }
}
