extension LayoutNode {
  /// Returns the foremost node at `point` that accepts the pointer, and those of its containers
  /// that do, from the inside out.
  func pointerTargets(at point: Point) -> [LayoutNode] {
    var targets: [LayoutNode] = []
    guard case .node(let foremost) = hitTest(at: point) else { return [] }
    var next: LayoutNode? = foremost
    while let node = next {
      if node.responder?.acceptsPointer == true { targets.append(node) }
      next = node.container
    }
    return targets
  }

  /// Finds the foremost node that accepts the pointer.
  ///
  /// - Parameter point: A position relative to the node's container.
  private func hitTest(at point: Point) -> HitTestResult {
    guard presence == .present, rect.outset(by: drawingOverflow).contains(point) else {
      return .nothing
    }
    let inner = point - rect.origin
    let isInside = rect.contains(point)
    if isInside, let filter = self as? any PointerFilter, filter.isTransparentToPointer(at: inner) {
      return .passThrough
    }
    let isTarget = isInside && responder?.acceptsPointer == true
    var result = isTarget ? HitTestResult.node(self) : .nothing
    let cell = Rect(origin: inner, size: Size(width: 1, height: 1))
    for child in orderedChildren(in: cell.outset(by: contentOverflow)).reversed() {
      switch child.hitTest(at: inner) {
      case .nothing: continue
      case .passThrough: result = .passThrough
      case .node(let node): return .node(node)
      }
    }
    return result
  }
}

/// The result of a hit test.
private enum HitTestResult {
  case nothing
  /// The node and all its containers let the pointer through to the nodes behind them.
  case passThrough
  case node(LayoutNode)
}
