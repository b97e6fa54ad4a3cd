/// The root of the tree: fills the screen and draws the overlay in front of its contents.
final class RootNode: ContainerNode {
  /// The node in front of all others, such as a tooltip.
  var overlay: LayoutNode? {
    didSet {
      if let oldValue { detach(oldValue) }
      if let overlay { attach(overlay) }
    }
  }

  override func paint(on canvas: Canvas) {
    paintChildren(on: canvas)
    if let overlay, let canvas = canvas.subcanvas(for: overlay.rect) { overlay.paint(on: canvas) }
  }

  /// Returns the proposal, which is the size of the screen.
  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  /// Returns 0, because nothing can be drawn outside the screen.
  override func drawingOverflow(contentOverflow: Int) -> Int { 0 }
}
