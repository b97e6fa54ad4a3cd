/// A node whose style also applies to what the views inside present.
@MainActor
protocol InheritedStyleNode: LayoutNode {
  /// Applies the style, if presentations inherit it, with gradients that span `rect`.
  func applyInheritedStyle(to canvas: inout DrawingContext, in rect: Rect)
}

extension EffectNode: InheritedStyleNode {
  func applyInheritedStyle(to canvas: inout DrawingContext, in rect: Rect) {
    if Applied.isInherited { behavior.applyStyle(to: &canvas, in: rect) }
  }

  /// Repaints the presentations of the views inside.
  func inheritedStyleDidChange() {
    for presentation in tree.root?.presentations ?? [] where presentation.inheritsStyle(of: self) {
      presentation.setNeedsPaint()
    }
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
    (outer as? any InheritedStyleNode)?.applyInheritedStyle(to: &canvas, in: contentRect)
  }

  /// Whether `node` encloses the presenting view.
  fileprivate func inheritsStyle(of node: LayoutNode) -> Bool {
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
