/// The node of a wrapper that handles input: a class, because it hosts every ``InputHandler``.
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

  package override var responder: (any Responder)? { handler }

  package func activate() -> Bool { handler.activate() }

  package func openContextMenu(at point: Point) -> Bool { handler.openContextMenu(at: point) }

  package override func unmount() {
    super.unmount()
    handler.didUnmount()
  }

  // MARK: Content

  package override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    handler.environmentDidChange()
  }

  override var contentEnvironment: EnvironmentValues {
    handler.contentEnvironment(in: environment)
  }

  package override func accessibilityElements() -> [AccessibilityElement] {
    var elements = super.accessibilityElements()
    handler.change(&elements)
    return elements
  }

  package override func measure(_ proposal: ProposedSize) -> Size {
    let insets = handler.insets
    var size = insets.outset(super.measure(proposal.inset(by: insets)))
    if handler.fillsWidth {
      size.width = max(size.width, proposal.width ?? 0)
      relevantAxes.insert(.horizontal)
    }
    return size
  }

  package override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    let insets = handler.insets
    let origin = Point(x: insets.leading, y: insets.top)
    for element in contents { place(element, origin, proposal.inset(by: insets)) }
  }

  package override func paint(on canvas: DrawingContext) {
    handler.draw(EffectContent(node: self), on: canvas)
  }
}

/// A wrapper with a handler of any type.
package protocol InputWrapper: ContainerNode {
  var anyHandler: any InputHandler { get }
}
