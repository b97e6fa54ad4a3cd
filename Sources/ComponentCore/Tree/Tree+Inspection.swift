extension Tree {
  /// The visible area of the view that has the focus, or `nil` if no view has it.
  package var focusedArea: Rect? { eventDispatcher.focused?.visibleScreenRect }

  /// Returns the visible area of the innermost view at `point` that a click would focus.
  package func focusableArea(at point: Point) -> Rect? {
    root?.pointerTargets(at: point).first { $0.isFocusable }?.visibleScreenRect
  }
}

extension LayoutNode {
  /// The part of the node's rectangle on the screen that its containers do not clip.
  fileprivate var visibleScreenRect: Rect {
    var rect = rect
    var node = container
    while let outer = node {
      rect = rect.intersection(Rect(size: outer.rect.size).outset(by: outer.drawingOverflow))
      rect.origin = rect.origin + outer.rect.origin
      node = outer.container
    }
    return rect
  }
}
