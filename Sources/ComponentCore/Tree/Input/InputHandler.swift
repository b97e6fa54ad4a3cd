/// The responder of a wrapper, with what it changes of the view inside.
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
package protocol InputHandler: Responder {
  /// Creates the handler of `node`, which owns it.
  init(_ node: ContainerNode)

  /// Whether the node looks focused.
  var isMarked: Bool { get }

  /// The space between the edges of the node and the view inside.
  var insets: EdgeInsets { get }

  /// Whether the node is as wide as is proposed, unless the view inside is wider.
  var fillsWidth: Bool { get }

  /// Draws the view inside, in reversed colors while the handler is marked, or otherwise.
  func draw(_ content: EffectContent, on canvas: DrawingContext)

  /// Performs the action of a click; returns `false` if there is none now.
  func activate() -> Bool

  /// Opens the menu of a click with the right mouse button at `point`, a position on the screen;
  /// returns `false` if there is none now.
  func openContextMenu(at point: Point) -> Bool

  /// Called when the environment of the node has changed.
  func environmentDidChange()

  /// Returns the environment of the view inside.
  func contentEnvironment(in environment: EnvironmentValues) -> EnvironmentValues

  /// Changes what assistive technology is told of the view inside.
  func change(_ elements: inout [AccessibilityElement])

  /// Called when the node has been unmounted.
  func didUnmount()
}

extension InputHandler {
  package var isMarked: Bool { false }
  package var insets: EdgeInsets { EdgeInsets() }
  package var fillsWidth: Bool { false }

  package func draw(_ content: EffectContent, on canvas: DrawingContext) {
    var canvas = canvas
    if isMarked { canvas.attributes.isReversed = true }
    content.draw(on: canvas)
  }

  package func activate() -> Bool { false }
  package func openContextMenu(at point: Point) -> Bool { false }
  package func environmentDidChange() {}
  package func contentEnvironment(in environment: EnvironmentValues) -> EnvironmentValues {
    environment
  }
  package func change(_ elements: inout [AccessibilityElement]) {}
  package func didUnmount() {}
}
