/// A node that may handle input: keys, the pointer, the focus.
///
/// By default it handles none; the nodes of controls override what they need. ``EventDispatcher``
/// finds the nodes that an event concerns and passes it to them.
@MainActor
class ResponderNode: Node {
  /// Whether the node can have the focus.
  var canBecomeFocused: Bool { false }

  /// Whether other nodes receive the focus first when it moves to a container as a whole.
  var isSecondaryFocusTarget: Bool { false }

  /// Whether the node receives events of the pointer over it.
  var acceptsPointer: Bool { false }

  /// Whether the pointer passes through this node and its containers at `point`, which is inside
  /// the node's rectangle and relative to it.
  func isTransparentToPointer(at point: Point) -> Bool { false }

  /// Handles an event; returns `false` to pass it to the container.
  func handle(_ event: NodeEvent) -> Bool { false }

  /// Called when the focus has moved to `node`, which is this one or inside of it, or away from
  /// here (`nil`).
  func focusDidMove(to node: LayoutNode?) {}

  /// Performs the action of a click; returns `false` if the node has none.
  func activate() -> Bool { false }

  /// Whether the node receives the focus before others when the presentation that contains it
  /// appears.
  var prefersInitialFocus: Bool { false }

  /// The part that the node plays in a dialog, if it is a button.
  var dialogRole: DialogRole? { nil }

  /// Returns the elements of this node and its descendants, for assistive technology.
  func accessibilityElements() -> [AccessibilityElement] {
    (self as? LayoutNode)?.contentAccessibilityElements() ?? []
  }

  /// The text that the node itself draws, if it draws one.
  var displayedText: String? { nil }

  /// Opens the menu of a click with the right mouse button at `point`, a position on the screen;
  /// returns `false` if the node has none.
  func openContextMenu(at point: Point) -> Bool { false }

  /// The position of the text cursor on the screen while the node has the focus, or `nil` if it is
  /// hidden.
  var cursorPosition: Point? { nil }
}
