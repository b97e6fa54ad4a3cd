import Signals

/// Shows the tooltip of a view after the pointer or the focus has been on it for a while.
///
/// A key press, a mouse button or the wheel hides it. The tooltip appears below its view, or above
/// if there is no space, and inside the screen.
@MainActor
final class TooltipController {
  /// The number of views that have tooltips.
  var anchorCount = 0
  /// The view whose tooltip is shown or scheduled.
  private weak var anchor: TooltipAnchor?
  /// The root whose overlay is the tooltip, while one is shown.
  private weak var root: RootNode?
  private var timer: AnyCancellable?

  private static let delay = Duration.milliseconds(600)
  /// The maximum width of a tooltip, in columns; longer text is wrapped.
  private static let maxWidth = 60

  /// Schedules the tooltip of the innermost view under the pointer, and hides any other.
  ///
  /// - Parameters:
  ///   - mouse: The event.
  ///   - scope: The part of the tree that takes input.
  func handleMouse(_ mouse: MouseEvent, in scope: LayoutNode) {
    guard mouse.kind == .move else { return hide() }
    if anchorCount == 0 { return }
    let new = scope.tooltipAnchor(at: mouse.position)
    guard new !== anchor else { return }
    hide()
    if let new { scheduleTooltip(for: new) }
  }

  /// Schedules the tooltip of `new` and hides any other.
  func scheduleTooltip(for new: TooltipAnchor) {
    hide()
    anchor = new
    timer = new.node.tree.schedule(after: TooltipController.delay) { [weak self] in self?.show() }
  }

  /// Hides the tooltip, or cancels the scheduled one.
  func hide() {
    timer = nil
    anchor = nil
    root?.overlay?.unmount()
    root?.overlay = nil
    root = nil
  }

  func remove(_ old: TooltipAnchor) {
    anchorCount -= 1
    if anchor === old { hide() }
  }

  func contentDidChange(of changed: TooltipAnchor) {
    if anchor === changed, root != nil { show() }
  }

  private func show() {
    guard let anchor, let content = anchor.tooltip, let root = anchor.node.root else { return }
    let node = anchor.node
    self.root = root
    let context = ViewContext(tree: node.tree, environment: node.environment)
    let tooltip = EffectNode<Tooltip>(in: context)
    tooltip.updateContent(content, in: context)
    root.overlay = tooltip
    let (anchorRect, space) = (node.screenRect, root.rect.size)
    let proposal = ProposedSize(width: min(space.width, TooltipController.maxWidth))
    let size = tooltip.sizeThatFits(proposal)
    let below = anchorRect.rows.upperBound
    let hasSpaceBelow = below + size.height <= space.height
    tooltip.place(
      at: Point(
        x: max(0, min(anchorRect.origin.x, space.width - size.width)),
        y: hasSpaceBelow ? below : max(0, anchorRect.origin.y - size.height)),
      proposal)
  }
}

extension LayoutNode {
  /// Returns the innermost view with a tooltip that is visible at `point`, a position relative to
  /// the node's container.
  fileprivate func tooltipAnchor(at point: Point) -> TooltipAnchor? {
    guard presence == .present, rect.outset(by: drawingOverflow).contains(point) else { return nil }
    let inner = point - rect.origin
    let cell = Rect(origin: inner, size: Size(width: 1, height: 1))
    for child in orderedChildren(in: cell.outset(by: contentOverflow)).reversed() {
      if let anchor = child.tooltipAnchor(at: inner) { return anchor }
    }
    return rect.contains(point) ? (self as? InputNode<TooltipAnchor>)?.handler : nil
  }
}
