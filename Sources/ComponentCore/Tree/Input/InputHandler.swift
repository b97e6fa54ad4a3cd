/// Handles the input that reaches a wrapper: keys, the pointer, the focus.
///
///     private final class EscapeHandler: InputHandler {
///       var action: @MainActor () -> Void = {}
///
///       init(_ node: ContainerNode) {}
///
///       func handle(_ event: NodeEvent) -> Bool {
///         guard case .key(KeyPress(.escape)) = event else { return false }
///         action()
///         return true
///       }
///     }
///
/// A handler states only what differs from a wrapper that ignores all input. It is an object
/// rather than a value because its actions may describe the view again and so change the handler.
/// One node hosts all handlers: ``InputNode``.
@MainActor
package protocol InputHandler: AnyObject {
  /// Creates the handler of `node`, which owns it.
  init(_ node: ContainerNode)

  /// Whether the node receives events of the pointer over it.
  var acceptsPointer: Bool { get }

  /// Whether the node can have the focus.
  var canBecomeFocused: Bool { get }

  /// Whether the node looks focused.
  var isMarked: Bool { get }

  /// Handles an event; returns `false` to pass it to the container.
  func handle(_ event: NodeEvent) -> Bool

  /// Called when the focus has moved to `node`, which is the handler's node or inside of it, or
  /// away from here (`nil`).
  func focusDidMove(to node: LayoutNode?)

  /// Performs the action of a click; returns `false` if there is none now.
  func activate() -> Bool

  /// Opens the menu of a click with the right mouse button at `point`, a position on the screen;
  /// returns `false` if there is none now.
  func openContextMenu(at point: Point) -> Bool

  /// Returns the environment of the view inside.
  func contentEnvironment(in environment: EnvironmentValues) -> EnvironmentValues

  /// Changes what assistive technology is told of the view inside.
  func change(_ elements: inout [AccessibilityElement])

  /// Called when the node has been unmounted.
  func didUnmount()
}

extension InputHandler {
  package var acceptsPointer: Bool { false }
  package var canBecomeFocused: Bool { false }
  package var isMarked: Bool { false }
  package func handle(_ event: NodeEvent) -> Bool { false }
  package func focusDidMove(to node: LayoutNode?) {}
  package func activate() -> Bool { false }
  package func openContextMenu(at point: Point) -> Bool { false }
  package func contentEnvironment(in environment: EnvironmentValues) -> EnvironmentValues {
    environment
  }
  package func change(_ elements: inout [AccessibilityElement]) {}
  package func didUnmount() {}
}
