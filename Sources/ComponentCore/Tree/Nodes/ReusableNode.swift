/// A node that is created from its context alone.
package protocol ReusableNode: Node {
  init(in context: ViewContext)
}

extension ReusableNode {
  /// Returns `existing` if it is a node of this type, and a new node otherwise, with the
  /// environment of `context`.
  package static func reusing(_ existing: Node?, in context: ViewContext) -> Self {
    let node = existing as? Self ?? Self(in: context)
    node.setEnvironment(context.environment)
    return node
  }
}
