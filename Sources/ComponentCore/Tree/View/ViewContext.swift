/// The position of a view in the tree, and the values that its node inherits.
@_documentation(visibility: internal)
@MainActor
public struct ViewContext {
  private let reference: TreeReference
  package var environment: EnvironmentValues
  /// The axis of the enclosing stack.
  package var axis = Axis.vertical
  /// The axes along which the enclosing scroll view scrolls.
  package var scrollAxes: Axis.Set = []
  /// Whether the enclosing container creates the rows of a `ForEach` when it shows them.
  package var createsRowsLazily = false
  /// Whether the enclosing container is a list, which takes the focus instead of its rows.
  package var isInList = false
  /// The number of bodies that enclose the view.
  var depth = 0
  /// The animation that applies to the view.
  var animationScope: AnimationScope?

  package init(tree: Tree, environment: EnvironmentValues) {
    reference = tree.reference
    self.environment = environment
  }

  var tree: Tree { reference.tree }
}

/// A reference to a tree that does not retain it: nodes keep their contexts, and the tree owns the
/// nodes.
///
/// Contexts are copied several times for each node. Copies that share this object take a quarter
/// of the time that copies of an unowned reference take.
@MainActor
final class TreeReference {
  unowned let tree: Tree

  init(_ tree: Tree) {
    self.tree = tree
  }
}
