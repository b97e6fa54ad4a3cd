/// One of two views: what ``ViewBuilder`` makes of `if` and `switch`.
///
/// When the other is chosen, what the first has kept is gone.
public nonisolated enum ConditionalView<First: View, Second: View>: View {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  /// A node that is now the one's, now the other's.
  @_documentation(visibility: internal)
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
