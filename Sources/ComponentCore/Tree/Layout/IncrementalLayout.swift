/// How a container takes over a change of one child without laying out the others.
@MainActor
@_spi(Nodes) public protocol IncrementalLayout: LayoutNode {
  /// Takes over that `child` has chosen other sizes than those in `old`, or has other guides;
  /// returns `false` if this node has to be laid out.
  func takeOverSizes(of child: LayoutNode, from old: SizeCache) -> Bool

  /// Takes over that the only child has become longer by `change` cells along `axis`, for every
  /// proposal, and is otherwise as it was. Returns `false`, and does nothing, if this node has to
  /// be laid out.
  func takeOverGrowth(by change: Int, along axis: Axis) -> Bool

  /// Whether a change of the size shows only in the children, which repaint themselves.
  func repaintsOnlyChildren(from old: Size, to new: Size) -> Bool
}

extension IncrementalLayout {
  package func takeOverSizes(of child: LayoutNode, from old: SizeCache) -> Bool { false }
  package func takeOverGrowth(by change: Int, along axis: Axis) -> Bool { false }
  package func repaintsOnlyChildren(from old: Size, to new: Size) -> Bool { false }
}

extension LayoutNode {
  /// Takes over that the only child has become longer by `change` cells along `axis`; returns
  /// `false`, and does nothing, if this node has to be laid out.
  package final func childDidGrow(by change: Int, along axis: Axis) -> Bool {
    incrementalLayout?.takeOverGrowth(by: change, along: axis) ?? false
  }

  /// Becomes longer by `change` cells along `axis` if the container takes that over; returns
  /// whether it does.
  package final func grow(by change: Int, along axis: Axis) -> Bool {
    guard !guidesAreRead, container?.childDidGrow(by: change, along: axis) == true
    else { return false }
    lengthen(by: change, along: axis)
    return true
  }

  /// Whether a change of the size shows only in the children, which repaint themselves.
  package final func childrenRepaint(from old: Size, to new: Size) -> Bool {
    incrementalLayout?.repaintsOnlyChildren(from: old, to: new) ?? false
  }
}
