/// Where a view stands in the tree: what its node needs to know.
@_documentation(visibility: internal)
@MainActor
public struct ViewContext {
  // Not owned: nodes keep their contexts, and the tree owns the nodes.
  unowned let tree: Tree
  var environment: EnvironmentValues
  /// The axis of the stack around it.
  var axis = Axis.vertical
  /// How many bodies it is away from the root's.
  var depth = 0
  /// What is said of how things move here.
  var animationScope: AnimationScope?
}
