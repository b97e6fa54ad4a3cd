extension View {
  /// Binds the identity of this view to `id`.
  ///
  ///     TextField("Reply").id(message.id)     // begins empty for each message
  ///
  /// When `id` changes, another view takes the place of this one: it begins with new state, it
  /// appears and the old one disappears. A ``ScrollViewProxy`` scrolls to the view by its `id`.
  public nonisolated func id(_ id: some Hashable) -> some View {
    IdentifiedView(content: self, id: AnyHashable(id))
  }
}

private nonisolated struct IdentifiedView<Content: View>: View {
  let content: Content
  let id: AnyHashable

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = IdentifiedNode.reusing(existing, in: context)
    node.update(id) { content.node(updating: $0, in: context) }
    return node
  }
}

/// A node with an identity: a class, because it replaces its member when the identity changes.
private final class IdentifiedNode: DynamicGroupNode, ReusableNode, IdentityContainer {
  private var id: AnyHashable?

  /// Updates the member if `id` is its identity, otherwise replaces it.
  func update(_ id: AnyHashable, _ makeNode: (Node?) -> Node) {
    let node = makeNode(id == self.id ? members.first : nil)
    self.id = id
    showMembers([node])
  }

  func member(withID id: AnyHashable) -> Node? {
    id == self.id ? members.first : nil
  }

  func id(of member: Node) -> AnyHashable? { id }
}
