/// A view that has a node of its own instead of a body.
///
/// It supplies the requirement of ``View`` that programs do not see, so that the type's own
/// function need not be public.
@MainActor
package protocol NodeView: View where Body == Never {
  /// Returns the node of this view: `existing`, updated, or a new one.
  ///
  /// - Parameters:
  ///   - existing: The node of the earlier view at this position in the tree, if there is one.
  ///   - context: The position of the view in the tree.
  func makeNode(updating existing: Node?, in context: ViewContext) -> Node
}

extension NodeView {
  /// Returns the view's own node.
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    makeNode(updating: existing, in: context)
  }
}
