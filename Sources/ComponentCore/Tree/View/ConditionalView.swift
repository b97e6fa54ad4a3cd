/// One of two views, which ``ViewBuilder`` creates for `if` and `switch`.
///
/// When the other view is chosen, the state of the first is lost.
public nonisolated enum ConditionalView<First: View, Second: View>: NodeView {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  /// Returns a node that updates its member while the branch stays the same.
  @MainActor
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? SwitchNode ?? SwitchNode(in: context)
    node.setEnvironment(context.environment)
    switch self {
    case .first(let view): node.select(.first) { view.node(updating: $0, in: context) }
    case .second(let view): node.select(.second) { view.node(updating: $0, in: context) }
    }
    return node
  }
}
