/// A node that wraps each element of its content in a node of its own.
package protocol ElementWrapper: Node {
  /// Whether the wrapping nodes have transitions.
  var hasTransitions: Bool { get }

  /// Returns the node with which this one wraps an element of its content.
  func wrapper(of element: LayoutNode) -> LayoutNode?
}
