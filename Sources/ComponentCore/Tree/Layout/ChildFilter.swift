/// How a container hides some of its children, or finds those in an area quickly.
@MainActor
@_spi(Nodes) public protocol ChildFilter: LayoutNode {
  /// Whether `child` is shown and can be used.
  func shows(_ child: LayoutNode) -> Bool

  /// Whether the focus can move to `child`, or to a node in it.
  func allowsFocus(in child: LayoutNode) -> Bool

  /// Returns the children that may draw in `area`, from back to front.
  func children(in area: Rect) -> ArraySlice<LayoutNode>
}

extension ChildFilter {
  package func shows(_ child: LayoutNode) -> Bool { true }
  package func allowsFocus(in child: LayoutNode) -> Bool { shows(child) }
  package func children(in area: Rect) -> ArraySlice<LayoutNode> { layoutChildren[...] }
}

extension LayoutNode {
  /// Whether `child` is shown and can be used.
  package final func presents(_ child: LayoutNode) -> Bool { childFilter?.shows(child) ?? true }

  /// Whether the focus can move to `child`, or to a node in it.
  package final func admitsFocus(to child: LayoutNode) -> Bool {
    childFilter?.allowsFocus(in: child) ?? true
  }

  /// Returns the ``layoutChildren`` that may draw in `area`.
  package final func layoutChildren(in area: Rect) -> ArraySlice<LayoutNode> {
    childFilter?.children(in: area) ?? layoutChildren[...]
  }
}
