extension LayoutNode {
  /// Updates what depends on which nodes are the ``layoutChildren``, and marks the node as needing
  /// layout.
  package final func layoutChildrenDidChange() {
    let hadRaisedChildren = hasRaisedChildren
    hasRaisedChildren = layoutChildren.count > 1 && layoutChildren.hasZIndex
    if hadRaisedChildren || hasRaisedChildren { setNeedsPaint() }
    setNeedsLayout()
  }

  /// Updates the drawing overflow if one of the children reaches or reached beyond this node.
  package final func updateDrawingOverflowOfChildren() {
    if hasLeavingChildren || contentOverflow > 0 || layoutChildren.mayOverflow {
      updateDrawingOverflow()
    }
  }
}
