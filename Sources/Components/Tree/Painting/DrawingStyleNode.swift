/// A node that changes the style in which its contents are drawn: the text attributes or the
/// colors.
///
/// A style is part of drawing rather than of the environment, so that a change only repaints. What
/// a view inside presents is drawn by the root, and applies the styles that enclose that view.
class DrawingStyleNode: ContainerNode {
  /// Applies the style to `canvas`, with gradients that span `rect`.
  func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    preconditionFailure("A subclass applies its style.")
  }

  /// Repaints what is drawn in the style.
  final func styleDidChange() {
    setNeedsPaint()
    for presentation in tree.root?.presentations ?? [] where presentation.inheritsStyle(of: self) {
      presentation.setNeedsPaint()
    }
  }

  override func paint(on canvas: DrawingContext) {
    var canvas = canvas
    applyStyle(to: &canvas, in: Rect(size: rect.size))
    paintChildren(on: canvas)
  }
}

extension PresentationNode {
  /// Applies the styles that enclose the presenting view to `canvas`, with gradients that span the
  /// content.
  ///
  /// Swapped colors and the color behind text mark the presenting view, so they are left out.
  func applyInheritedStyle(to canvas: inout DrawingContext) {
    applyStyles(enclosing: self, to: &canvas)
    canvas.attributes.isReversed = nil
    canvas.attributes.background = nil
  }

  /// Applies the styles that enclose `node`, from the outside in.
  private func applyStyles(enclosing node: LayoutNode, to canvas: inout DrawingContext) {
    guard let outer = node.enclosingForStyle else { return }
    applyStyles(enclosing: outer, to: &canvas)
    (outer as? DrawingStyleNode)?.applyStyle(to: &canvas, in: contentRect)
  }

  /// Whether `node` encloses the presenting view.
  fileprivate func inheritsStyle(of node: DrawingStyleNode) -> Bool {
    var inner: LayoutNode? = self
    while let current = inner, current !== node { inner = current.enclosingForStyle }
    return inner != nil
  }
}

extension LayoutNode {
  /// The node in whose style this one is drawn.
  fileprivate var enclosingForStyle: LayoutNode? {
    (self as? PresentationNode)?.presentingContainer() ?? container
  }
}
