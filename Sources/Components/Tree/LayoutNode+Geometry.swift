extension LayoutNode {
  /// The root of the tree, if this node is attached to it.
  var root: RootNode? {
    var node: LayoutNode? = self
    while let inner = node, let outer = inner.container { node = outer }
    return node as? RootNode
  }

  /// The position of its top left corner on the screen, visible or not.
  var screenOrigin: Point {
    var origin = rect.origin
    var node = container
    while let outer = node { (origin, node) = (origin + outer.rect.origin, outer.container) }
    return origin
  }

  /// Its rectangle on the screen, as far as it is visible or can be scrolled into view.
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

  /// Returns its rectangle relative to `ancestor`; `nil` if that does not contain it.
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
