/// The position of a view in the tree, and the values that its node inherits.
@_documentation(visibility: internal)
@MainActor
public struct ViewContext {
  // Not retained: nodes keep their contexts, and the tree owns the nodes.
  unowned let tree: Tree
  var environment: EnvironmentValues
  /// The axis of the enclosing stack.
  var axis = Axis.vertical
  /// The axes along which the enclosing scroll view scrolls.
  var scrollAxes: Axis.Set = []
  /// Whether the enclosing container creates the rows of a `ForEach` when it shows them.
  var createsRowsLazily = false
  /// Whether the enclosing container is a list, which takes the focus instead of its rows.
  var isInList = false
  /// The number of bodies that enclose the view.
  var depth = 0
  /// The animation that applies to the view.
  var animationScope: AnimationScope?
}
