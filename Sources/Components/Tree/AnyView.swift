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
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? SwitchNode ?? SwitchNode(in: context)
    node.setEnvironment(context.environment)
    node.select(ObjectIdentifier(type(of: content))) { content.node(updating: $0, in: context) }
    return node
  }
}
