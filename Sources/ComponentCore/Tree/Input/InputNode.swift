/// The node of a wrapper whose input an ``InputHandler`` handles.
///
/// It does not affect layout. It draws the view inside in reversed colors while the handler is
/// marked.
package final class InputNode<Handler: InputHandler>: ContainerNode, InputWrapper, Activatable,
  ContextMenuOwner
{
  package private(set) lazy var handler = Handler(self)

  required init(in context: ViewContext) {
    super.init(in: context)
    // Handlers register with the tree in the order in which their nodes are created.
    _ = handler
  }

  package var anyHandler: any InputHandler { handler }

  // MARK: Input

  package override var acceptsPointer: Bool { handler.acceptsPointer }

  package override var canBecomeFocused: Bool { handler.canBecomeFocused }

  package override func handle(_ event: NodeEvent) -> Bool { handler.handle(event) }

  package override func focusDidMove(to node: LayoutNode?) { handler.focusDidMove(to: node) }

  package func activate() -> Bool { handler.activate() }

  package func openContextMenu(at point: Point) -> Bool { handler.openContextMenu(at: point) }

  package override func unmount() {
    super.unmount()
    handler.didUnmount()
  }

  // MARK: Content

  override var contentEnvironment: EnvironmentValues {
    handler.contentEnvironment(in: environment)
  }

  package override func accessibilityElements() -> [AccessibilityElement] {
    var elements = super.accessibilityElements()
    handler.change(&elements)
    return elements
  }

  package override func paint(on canvas: DrawingContext) {
    var canvas = canvas
    if handler.isMarked { canvas.attributes.isReversed = true }
    paintChildren(on: canvas)
  }
}

/// A wrapper with a handler of any type.
package protocol InputWrapper: ContainerNode {
  var anyHandler: any InputHandler { get }
}
