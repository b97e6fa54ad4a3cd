/// A node that has a tooltip.
final class TooltipAnchorNode: ContainerNode {
  /// The content of the tooltip, or `nil` for none.
  private(set) var tooltip: AnyView?
  private(set) var hint = ""

  required init(in context: ViewContext) {
    super.init(in: context)
    tree.eventDispatcher.tooltips.anchors.append(self)
  }

  /// Sets the tooltip, `nil` for none, and what assistive technology is told of it.
  func setTooltip(_ new: AnyView?, hint: String) {
    (tooltip, self.hint) = (new, hint)
    tree.eventDispatcher.tooltips.contentDidChange(of: self)
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    var elements = super.accessibilityElements()
    for index in elements.indices where elements[index].hint.isEmpty {
      elements[index].hint = hint
    }
    return elements
  }

  override func focusDidMove(to node: LayoutNode?) {
    if node != nil { tree.eventDispatcher.tooltips.scheduleTooltip(for: self) }
  }

  override func unmount() {
    tree.eventDispatcher.tooltips.remove(self)
    super.unmount()
  }
}
