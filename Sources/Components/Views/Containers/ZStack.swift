/// Views on top of each other, the last in front.
///
/// Offers each all the room. As large as the largest in each direction.
public nonisolated struct ZStack<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  /// These views on top of each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// A node that lays them out.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ZStackNode ?? ZStackNode(in: context)
    node.setEnvironment(context.environment)
    node.alignment = alignment
    node.updateContent(content, in: context)
    return node
  }
}

private final class ZStackNode: ContainerNode {
  var alignment = Alignment.center {
    didSet { if alignment != oldValue { setNeedsLayout() } }
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    for element in contents {
      let chosen = element.sizeThatFits(proposal)
      element.place(at: alignment.offset(of: chosen, in: size), proposal)
    }
  }
}
