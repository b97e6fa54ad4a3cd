/// A view that has a tooltip, which appears when the focus or the pointer rests on it.
final class TooltipAnchor: InputHandler {
  /// The content of the tooltip, or `nil` for none.
  private(set) var tooltip: AnyView?
  private(set) var hint = ""
  unowned let node: ContainerNode

  init(_ node: ContainerNode) {
    self.node = node
    controller.anchorCount += 1
  }

  private var controller: TooltipController { node.tree.eventDispatcher.tooltips }

  /// Sets the tooltip, `nil` for none, and what assistive technology is told of it.
  func setTooltip(_ new: AnyView?, hint: String) {
    (tooltip, self.hint) = (new, hint)
    controller.contentDidChange(of: self)
  }

  func change(_ elements: inout [AccessibilityElement]) {
    for index in elements.indices where elements[index].hint.isEmpty {
      elements[index].hint = hint
    }
  }

  func focusDidMove(to node: LayoutNode?) {
    if node != nil { controller.scheduleTooltip(for: self) }
  }

  func didUnmount() {
    controller.remove(self)
  }
}
