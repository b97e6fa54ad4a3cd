/// A node that has a tooltip.
class TooltipAnchorNode: ContainerNode {
  /// The content of the tooltip, or `nil` for none.
  final var tooltip: AnyView? {
    didSet { tree.eventDispatcher.tooltips.contentDidChange(of: self) }
  }

  required init(in context: ViewContext) {
    super.init(in: context)
    tree.eventDispatcher.tooltips.anchors.append(self)
  }

  override func focusDidMove(to node: LayoutNode?) {
    if node != nil { tree.eventDispatcher.tooltips.scheduleTooltip(for: self) }
  }

  override func unmount() {
    tree.eventDispatcher.tooltips.remove(self)
    super.unmount()
  }
}
