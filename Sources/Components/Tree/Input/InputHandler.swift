/// What a wrapper does with the input that reaches the view inside it.
///
/// A handler is an object that lives as long as its node: the actions that it performs may describe
/// the view again and so change the handler.
@MainActor
protocol InputHandler: AnyObject {
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

  /// Performs the action of a click; returns `false` if there is none.
  func activate() -> Bool

  /// Opens the menu of a click with the right mouse button at `point`, a position on the screen;
  /// returns `false` if there is none.
  func openContextMenu(at point: Point) -> Bool

  /// Returns the environment of the view inside.
  func contentEnvironment(in environment: EnvironmentValues) -> EnvironmentValues

  /// Changes what assistive technology is told of the view inside.
  func change(_ elements: inout [AccessibilityElement])

  /// Called when the node has been unmounted.
  func didUnmount()
}

extension InputHandler {
  var acceptsPointer: Bool { false }
  var canBecomeFocused: Bool { false }
  var isMarked: Bool { false }
  func handle(_ event: NodeEvent) -> Bool { false }
  func focusDidMove(to node: LayoutNode?) {}
  func activate() -> Bool { false }
  func openContextMenu(at point: Point) -> Bool { false }
  func contentEnvironment(in environment: EnvironmentValues) -> EnvironmentValues { environment }
  func change(_ elements: inout [AccessibilityElement]) {}
  func didUnmount() {}
}

/// A wrapper with a handler of any type.
@MainActor
protocol InputWrapper: ContainerNode {
  var anyHandler: any InputHandler { get }
}

/// The node of a wrapper that handles input.
final class InputNode<Handler: InputHandler>: ContainerNode, InputWrapper, Activatable,
  ContextMenuOwner
{
  private(set) lazy var handler = Handler(self)

  var anyHandler: any InputHandler { handler }

  override var acceptsPointer: Bool { handler.acceptsPointer }

  override var canBecomeFocused: Bool { handler.canBecomeFocused }

  override func handle(_ event: NodeEvent) -> Bool { handler.handle(event) }

  override func focusDidMove(to node: LayoutNode?) { handler.focusDidMove(to: node) }

  func activate() -> Bool { handler.activate() }

  func openContextMenu(at point: Point) -> Bool { handler.openContextMenu(at: point) }

  override var contentEnvironment: EnvironmentValues {
    handler.contentEnvironment(in: environment)
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    var elements = super.accessibilityElements()
    handler.change(&elements)
    return elements
  }

  override func paint(on canvas: DrawingContext) {
    var canvas = canvas
    if handler.isMarked { canvas.attributes.isReversed = true }
    paintChildren(on: canvas)
  }

  override func unmount() {
    super.unmount()
    handler.didUnmount()
  }
}
