/// Contains everything.
final class RootNode: ContainerNode {
  /// What is shown over everything else.
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

  /// As large as it is told, which is as large as the screen.
  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  /// There is nothing beside the screen.
  override func drawingOverflow(over contents: Int) -> Int { 0 }
}
