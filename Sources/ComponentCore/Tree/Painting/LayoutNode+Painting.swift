extension LayoutNode {
  /// Marks the node as needing a repaint, because its drawing has changed.
  package final func setNeedsPaint() {
    tree.paintQueue.insert(self)
  }

  /// Marks a part of the node as needing a repaint.
  package final func setNeedsPaint(in part: Rect) {
    tree.paintQueue.damage(part, of: self)
  }

  /// Updates the drawing overflow of this node and, if it has changed, of its containers.
  package func updateDrawingOverflow() {
    contentOverflow = 0
    for child in layoutChildren { contentOverflow = max(contentOverflow, child.drawingOverflow) }
    for child in leavingChildren {
      contentOverflow = max(
        contentOverflow, child.drawingOverflow + child.rect.overflow(of: rect.size))
    }
    let new = drawingOverflow(contentOverflow: contentOverflow)
    if new == drawingOverflow { return }
    tree.paintQueue.damage(self)
    drawingOverflow = new
    tree.paintQueue.damage(self)
    container?.updateDrawingOverflow()
  }

  /// Draws the children that are visible on the canvas.
  package func paintChildren(on canvas: DrawingContext) {
    paintChildren(visibleChildren(on: canvas), on: canvas)
  }

  /// Returns the children that may be visible on the canvas, from back to front.
  package func visibleChildren(on canvas: DrawingContext) -> ArraySlice<LayoutNode> {
    orderedChildren(in: canvas.visibleRect.outset(by: contentOverflow))
  }

  /// Draws those of `children` that are visible on the canvas.
  package func paintChildren(_ children: ArraySlice<LayoutNode>, on canvas: DrawingContext) {
    for child in children {
      var canvas = canvas
      if canvas.enter(child.rect, drawingOverflow: child.drawingOverflow) {
        child.paintAsChild(on: &canvas)
      }
    }
  }

  /// Draws the node on its canvas.
  ///
  /// As long as there is only one thing to draw, goes to it without further canvases: most changes
  /// are deep in the tree.
  private func paintAsChild(on canvas: inout DrawingContext) {
    var node = self
    while node.drawsOnlyChildren {
      let children = node.visibleChildren(on: canvas)
      guard children.count == 1 else { return node.paintChildren(children, on: canvas) }
      node = children[children.startIndex]
      if !canvas.enter(node.rect, drawingOverflow: node.drawingOverflow) { return }
    }
    if let painting = node.keptPainting, painting.isRecording {
      return painting.record(node, on: canvas)
    }
    node.paint(on: canvas)
  }
}
