/// A view that stands for another one and adds no node to it.
///
/// Each node copies the other view. A container, whose contents may be large, is a ``NodeView``
/// that calls its view instead.
@MainActor
package protocol ForwardingView: NodeView {
  /// The type of the other view.
  associatedtype Target: View

  /// The view that is shown.
  var target: Target { get }
}

extension ForwardingView {
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    target.node(updating: existing, in: context)
  }
}
