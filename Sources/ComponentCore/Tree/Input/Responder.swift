/// A handler of the input that reaches a node: keys, the pointer, the focus.
///
/// A responder states only what differs from one that ignores all input. ``EventDispatcher`` finds
/// the nodes that an event concerns and passes it to their responders.
@MainActor
@_spi(Nodes) public protocol Responder: AnyObject {
  /// Whether the node can have the focus.
  var canBecomeFocused: Bool { get }

  /// How the node stands out among those that can have the focus, or `nil` if it does not.
  var focusRole: FocusRole? { get }

  /// Whether the node receives events of the pointer over it.
  var acceptsPointer: Bool { get }

  /// Handles an event; returns `false` to pass it to the container.
  func handle(_ event: NodeEvent) -> Bool

  /// Called when the focus has moved to `node`, which is the responder's node or inside of it, or
  /// away from here (`nil`).
  func focusDidMove(to node: LayoutNode?)

  /// The position of the text cursor on the screen while the node has the focus, or `nil` if it is
  /// hidden.
  var cursorPosition: Point? { get }
}

extension Responder {
  package var canBecomeFocused: Bool { false }
  package var focusRole: FocusRole? { nil }
  package var acceptsPointer: Bool { false }
  package func handle(_ event: NodeEvent) -> Bool { false }
  package func focusDidMove(to node: LayoutNode?) {}
  package var cursorPosition: Point? { nil }
}

extension LayoutNode {
  /// Whether the node can have the focus.
  package final var isFocusable: Bool { responder?.canBecomeFocused == true }

  /// Passes an event to the responder; returns whether it has handled the event.
  package final func respond(to event: NodeEvent) -> Bool { responder?.handle(event) == true }
}
