/// A container whose views are placed by a layout.
nonisolated struct LayoutContainer<Content: View>: View {
  let layout: AnyLayoutBox
  let content: Content

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = LayoutContainerNode.reusing(existing, in: context)
    node.setLayout(layout)
    var inner = context
    inner.axis = layout.axis
    node.updateContent(content, in: inner)
    return node
  }
}

/// The node of a public layout: a class, because it keeps the cache of the layout between layouts.
private final class LayoutContainerNode: ContainerNode, ReusableNode {
  private var layout: AnyLayoutBox?
  private var cache: Any?
  /// Whether the layout, the views or their sizes have changed since the cache was updated.
  private var isCacheStale = true

  /// Replaces the layout, whose cache is kept if it has the same type.
  func setLayout(_ new: AnyLayoutBox) {
    defer { layout = new }
    if let layout, layout.isEqual(to: new) { return }
    if layout?.hasSameType(as: new) != true { cache = nil }
    isCacheStale = true
    setNeedsLayout()
  }

  override var resolvedLayoutTraits: LayoutTraits? { nil }

  override func contentsDidChange() {
    isCacheStale = true
  }

  override func layoutWillBegin() {
    isCacheStale = true
  }

  /// Calls `body` with the layout and an updated cache.
  private func withCache<Result>(
    _ body: (AnyLayoutBox, inout Any) -> Result
  ) -> Result? {
    guard let layout else { return nil }
    let subviews = LayoutSubviews(contents)
    let isNew = cache == nil
    var cache = cache ?? layout.makeCache(subviews: subviews)
    // There is no second reference, so that the cache is changed in place.
    self.cache = nil
    // While the layout is pending, what has changed since the last one is not known.
    if !isNew, isCacheStale || isLayoutPending {
      layout.updateCache(&cache, subviews: subviews)
    }
    isCacheStale = false
    defer { self.cache = cache }
    return body(layout, &cache)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    withCache { layout, cache in
      layout.sizeThatFits(ProposedViewSize(proposal), LayoutSubviews(contents), &cache)
    } ?? .zero
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    let placements = LayoutPlacements(count: contents.count)
    withCache { layout, cache in
      layout.placeSubviews(
        in: Rect(size: size), ProposedViewSize(proposal),
        LayoutSubviews(contents, placements: placements), &cache)
    }
    for (index, element) in contents.enumerated() {
      if let (origin, proposal) = placements[index] {
        place(element, origin, proposal)
      } else {
        let chosen = element.sizeThatFits(proposal)
        place(element, Alignment.center.offset(of: chosen, in: size), proposal)
      }
    }
  }

  override func explicitGuide(
    _ alignment: AxisAlignment, along axis: Axis, in proposal: ProposedSize
  ) -> Int? {
    let bounds = Rect(size: sizeThatFits(proposal))
    let guide = withCache { layout, cache in
      layout.explicitAlignment(
        alignment, axis, in: bounds, ProposedViewSize(proposal), LayoutSubviews(contents), &cache)
    }
    return guide ?? nil
  }
}
