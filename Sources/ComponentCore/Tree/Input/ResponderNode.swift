/// A node that may handle input: keys, the pointer, the focus.
///
/// By default it handles none; the nodes of controls override what they need. ``EventDispatcher``
/// finds the nodes that an event concerns and passes it to them.
@MainActor
@_spi(Nodes) open class ResponderNode: Node {
  /// Whether the node can have the focus.
  open var canBecomeFocused: Bool { false }

  /// Whether the node receives events of the pointer over it.
  open var acceptsPointer: Bool { false }

  /// Handles an event; returns `false` to pass it to the container.
  open func handle(_ event: NodeEvent) -> Bool { false }

  /// Called when the focus has moved to `node`, which is this one or inside of it, or away from
  /// here (`nil`).
  open func focusDidMove(to node: LayoutNode?) {}

  /// Returns the elements of this node and its descendants, for assistive technology.
  open func accessibilityElements() -> [AccessibilityElement] {
    (self as? LayoutNode)?.contentAccessibilityElements() ?? []
  }

  /// The position of the text cursor on the screen while the node has the focus, or `nil` if it is
  /// hidden.
  open var cursorPosition: Point? { nil }
}
