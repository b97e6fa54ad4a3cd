extension LayoutNode {
  /// Whether the node has been placed for `proposal` and has not changed since.
  package final func isPlaced(for proposal: ProposedSize) -> Bool {
    // A node may have laid out its children before it is placed for the first time.
    isLaidOut && proposal == self.proposal && sizeCache.size(for: proposal) == rect.size
  }

  /// Marks the node as needing layout, unless it has chosen sizes before and they are still the
  /// same. It measures itself at once, so use it for nodes without children.
  func setNeedsLayoutIfSizeChanges() {
    if sizeCache.isEmpty || sizeCache.isStale || guidesAreRead { return setNeedsLayout() }
    for entry in sizeCache.entries {
      let isSame = clampedMeasure(entry.proposal) == entry.size
      if !isSame || !relevantAxes.isSubset(of: entry.relevantAxes) { return setNeedsLayout() }
    }
  }

  /// Whether the size for the proposal of `old` depends on more than it did, so that it may have
  /// changed for other proposals to which `old` applied.
  final func hasMoreRelevantAxes(than old: SizeCache.Entry) -> Bool {
    let new = sizeCache.entry(for: old.proposal)
    return new?.relevantAxes.isSubset(of: old.relevantAxes) != true
  }

  /// The number of enclosing containers.
  var layoutDepth: Int {
    var (layoutDepth, node) = (0, container)
    while let outer = node { (layoutDepth, node) = (layoutDepth + 1, outer.container) }
    return layoutDepth
  }

  /// The area of the screen that a change of this node may affect: its rectangle and drawing
  /// overflow, clipped to its containers. Inside a container that repaints as a whole, the area of
  /// that container.
  package var screenRect: Rect {
    screenRect(of: Rect(size: rect.size).outset(by: drawingOverflow))
  }

  /// Returns the area of the screen that changes with a part of the node.
  func screenRect(of part: Rect) -> Rect {
    var rect = part.offset(by: rect.origin)
    var node = container
    while let outer = node {
      let reach = Rect(size: outer.rect.size).outset(by: outer.drawingOverflow)
      rect = outer.repaintsAsWhole ? reach : rect.intersection(reach)
      if rect.isEmpty { return rect }
      rect.origin = rect.origin + outer.rect.origin
      node = outer.container
    }
    return rect
  }

  /// Whether all containers show the node.
  var isPresented: Bool {
    var node = self
    while let outer = node.container {
      if !outer.presents(node) || node.presence != .present { return false }
      node = outer
    }
    return true
  }

  /// Whether the node's view, or one that contains it, is being removed.
  var isLeaving: Bool {
    var node: LayoutNode? = self
    while let inner = node {
      if inner.presence != .present { return true }
      node = inner.container
    }
    return false
  }

  /// The root of the tree, or `nil` if this node is detached.
  package var root: RootNode? {
    var node: LayoutNode? = self
    while let inner = node, let outer = inner.container { node = outer }
    return node as? RootNode
  }

  /// Returns whether this node is `ancestor` or inside it.
  package func isInside(_ ancestor: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let inner = node, inner !== ancestor { node = inner.container }
    return node != nil
  }

  /// The position of the node's top left corner on the screen, visible or not.
  package var screenOrigin: Point {
    var origin = rect.origin
    var node = container
    while let outer = node { (origin, node) = (origin + outer.rect.origin, outer.container) }
    return origin
  }

  /// The part of the node's rectangle on the screen that is visible or can be scrolled into view.
  var reachableScreenRect: Rect {
    var rect = rect
    var isScrolled = false
    var node = container
    while let outer = node {
      isScrolled = isScrolled || outer is any ScrollingContainer
      if !isScrolled { rect = rect.intersection(Rect(size: outer.rect.size)) }
      rect = rect.offset(by: outer.rect.origin)
      node = outer.container
    }
    return rect
  }

  /// Returns the node's rectangle relative to `ancestor`, or `nil` if the node is not inside it.
  package func rect(in ancestor: LayoutNode) -> Rect? {
    var rect = rect
    var node = container
    while let outer = node, outer !== ancestor {
      rect = rect.offset(by: outer.rect.origin)
      node = outer.container
    }
    return node == nil ? nil : rect
  }
}
