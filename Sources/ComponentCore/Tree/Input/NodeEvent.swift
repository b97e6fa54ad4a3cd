/// An event that the dispatcher delivers to a node.
@_spi(Nodes) public enum NodeEvent {
  /// A key was pressed while the node or a node in it has the focus.
  case key(KeyPress)
  /// Text was pasted while the node or a node in it has the focus.
  case pasted(String)
  /// The wheel turned over the node or a node in it, by `x` steps to the right and `y` steps down.
  case scrolled(x: Int, y: Int)
  /// The left mouse button went down on the node. A node that handles this receives the drags and
  /// the release or cancellation that follow.
  case pressed
  /// The pointer moved while the node was pressed.
  case dragged(isInside: Bool)
  /// The button came up after the node was pressed.
  case released(isInside: Bool)
  /// The press ended without a release.
  case cancelled
  /// The pointer entered (`true`) or left (`false`) the node.
  case hovered(Bool)
  /// The node gained (`true`) or lost (`false`) the focus.
  case focused(Bool)
}
