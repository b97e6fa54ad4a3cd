final class StackNode: ContainerNode, ReusableNode {
  private var layout = StackLayout() {
    didSet { if layout != oldValue { setNeedsLayout() } }
  }
  /// The distance between two views as it is given.
  private var spacing = Length.cells(0)

  /// Changes the arrangement.
  func update(_ axis: Axis, _ alignment: AxisAlignment, _ spacing: Length) {
    self.spacing = spacing
    layout = StackLayout(
      axis: axis, alignment: alignment, spacing: spacing.clamped(along: axis, in: environment))
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    layout.spacing = spacing.clamped(along: layout.axis, in: environment)
  }

  override var resolvedLayoutTraits: LayoutTraits? { nil }

  override var drawsOnlyChildren: Bool { true }

  override func childrenRepaint(from old: Size, to new: Size) -> Bool {
    contents.count == 1 && contents[0] is LazyStackNode
      && contents[0].childrenRepaint(from: old, to: new)
  }

  /// With a single child, a stack is as long as that.
  override func childDidGrow(by change: Int, along axis: Axis) -> Bool {
    guard contents.count == 1, isLaidOut, !readsGuides, !guidesAreRead,
      container?.childDidGrow(by: change, along: axis) == true
    else { return false }
    lengthen(by: change, along: axis)
    return true
  }

  private var readsGuides: Bool { setsGuides || layout.alignment.dependsOnGuides }

  override func measure(_ proposal: ProposedSize) -> Size {
    layout.size(of: contents, in: proposal, readsGuides: readsGuides)
  }

  override var hasFixedSize: Bool { !readsGuides && contentsHaveFixedSizes }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    layout.arrange(contents, in: size, proposal: proposal, readsGuides: readsGuides) {
      place(contents[$0], $1, $2)
    }
  }

  /// Places `child` alone if it takes no other space along the axis of the stack and does not
  /// change the stack's own size, so that nothing else moves.
  override func sizesDidChange(of child: LayoutNode, from old: SizeCache) {
    guard isLaidOut, !readsGuides, !child.guidesAreRead, !hasLeavingChildren,
      !affectsSizes(child, from: old)
    else { return setNeedsLayout() }
    let cross = layout.axis.cross
    var origin = child.rect.origin
    origin[cross] = layout.alignment.offset(
      of: child.sizeThatFits(child.proposal)[cross], in: rect.size[cross])
    child.place(at: origin, child.proposal)
  }

  /// Whether the new sizes of `child` may affect the sizes that this node has chosen.
  ///
  /// The size for a proposal depends on sizes for proposals of the same length across the stack.
  /// It stays the same if each of those keeps its length along the stack, and is neither the
  /// longest across it nor becomes that. A child of fixed size has stored it for one proposal, but
  /// it applies to all.
  private func affectsSizes(_ child: LayoutNode, from old: SizeCache) -> Bool {
    let (axis, cross) = (layout.axis, layout.axis.cross)
    if old.entries.count > StackNode.maxComparedSizes { return true }
    if old.isFixed, !child.sizeCache.isFixed { return true }
    for entry in old.entries {
      let (proposal, oldSize) = (entry.proposal, entry.size)
      let new = child.sizeThatFits(proposal)
      if new[axis] != oldSize[axis] { return true }
      if new[cross] == oldSize[cross] { continue }
      for own in sizeCache.entries where old.isFixed || own.proposal[cross] == proposal[cross] {
        if oldSize[cross] >= own.size[cross] || new[cross] > own.size[cross] { return true }
      }
    }
    return false
  }

  /// The largest number of sizes of a child that are worth comparing.
  private static let maxComparedSizes = 32

  /// Finds the children in `area` by binary search, because they are placed in order.
  override func layoutChildren(in area: Rect) -> ArraySlice<LayoutNode> {
    if contents.count == 1 { return contents[...] }
    let range = area.range(along: layout.axis)
    let first = contents.partitioningIndex {
      $0.rect.range(along: layout.axis).upperBound > range.lowerBound
    }
    let last = contents.partitioningIndex {
      $0.rect.range(along: layout.axis).lowerBound >= range.upperBound
    }
    return contents[first..<max(first, last)]
  }
}
