extension LayoutNode {
  /// The root of the tree, or `nil` if this node is detached.
  var root: RootNode? {
    var node: LayoutNode? = self
    while let inner = node, let outer = inner.container { node = outer }
    return node as? RootNode
  }

  /// The position of the node's top left corner on the screen, visible or not.
  var screenOrigin: Point {
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
      isScrolled = isScrolled || outer.scrollsContent
      if !isScrolled { rect = rect.intersection(Rect(size: outer.rect.size)) }
      rect = rect.offset(by: outer.rect.origin)
      node = outer.container
    }
    return rect
  }

  /// Returns the node's rectangle relative to `ancestor`, or `nil` if the node is not inside it.
  func rect(in ancestor: LayoutNode) -> Rect? {
    var rect = rect
    var node = container
    while let outer = node, outer !== ancestor {
      rect = rect.offset(by: outer.rect.origin)
      node = outer.container
    }
    return node == nil ? nil : rect
  }
}
