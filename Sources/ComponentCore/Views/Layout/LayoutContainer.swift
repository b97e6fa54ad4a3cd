/// A container whose views are placed by a layout.
nonisolated struct LayoutContainer<Content: View>: View {
  let layout: any ErasedLayout
  let content: Content

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = ArrangedNode<LayoutArrangement>.reusing(existing, in: context)
    node.update { $0.setLayout(layout) }
    var inner = context
    inner.axis = layout.axis
    node.updateContent(content, in: inner)
    return node
  }
}

/// Arranges views by a ``Layout``, and keeps the cache of that between two layouts.
private struct LayoutArrangement: Arrangement {
  private var layout: (any ErasedLayout)?
  private var cache = LayoutCache()
  /// The number of changes of the layout.
  private var changeCount = 0

  static func == (lhs: LayoutArrangement, rhs: LayoutArrangement) -> Bool {
    lhs.changeCount == rhs.changeCount
  }

  /// Replaces the layout, whose cache is kept if it has the same type.
  @MainActor
  mutating func setLayout(_ new: any ErasedLayout) {
    defer { layout = new }
    if let layout, layout.isEqual(to: new) { return }
    if layout?.hasSameType(as: new) != true { cache = LayoutCache() }
    changeCount += 1
  }

  /// Calls `body` with the layout and an updated cache.
  @MainActor
  private func withCache<Result>(
    for contents: ArrangedContents, _ body: (any ErasedLayout, inout Any) -> Result
  ) -> Result? {
    guard let layout else { return nil }
    let subviews = LayoutSubviews(contents.elements)
    let isStale = cache.isStale(for: contents)
    // There is no second reference, so that the value is changed in place.
    let old = cache.value
    cache.value = nil
    var value = old ?? layout.makeCache(subviews: subviews)
    if old != nil, isStale { layout.updateCache(&value, subviews: subviews) }
    defer { cache.value = value }
    return body(layout, &value)
  }

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    withCache(for: contents) { layout, cache in
      layout.sizeThatFits(
        ProposedViewSize(proposal), LayoutSubviews(contents.elements), &cache)
    } ?? .zero
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    let placements = LayoutPlacements(count: contents.elements.count)
    withCache(for: contents) { layout, cache in
      layout.placeSubviews(
        in: Rect(size: size), ProposedViewSize(proposal),
        LayoutSubviews(contents.elements, placements: placements), &cache)
    }
    for (index, element) in contents.elements.enumerated() {
      if let (origin, proposal) = placements[index] {
        place(index, origin, proposal)
      } else {
        let chosen = element.sizeThatFits(proposal)
        place(index, Alignment.center.offset(of: chosen, in: size), proposal)
      }
    }
  }

  static var setsGuides: Bool { true }

  func guide(
    _ alignment: AxisAlignment, along axis: Axis, of contents: ArrangedContents,
    in proposal: ProposedSize
  ) -> Int? {
    let bounds = Rect(size: contents.node.sizeThatFits(proposal))
    let guide = withCache(for: contents) { layout, cache in
      layout.explicitAlignment(
        alignment, axis, in: bounds, ProposedViewSize(proposal),
        LayoutSubviews(contents.elements), &cache)
    }
    return guide ?? nil
  }
}

/// The cache of a layout, of any type.
@MainActor
private final class LayoutCache {
  var value: Any?
  /// Whether the container measured all its sizes again at the last call.
  private var isMeasuringAll = false

  nonisolated init() {}

  /// Returns whether the contents may have changed since the last call.
  ///
  /// While the layout is pending, what has changed since the last one is not known. After that,
  /// the container measures all its sizes again.
  func isStale(for contents: ArrangedContents) -> Bool {
    let wasMeasuringAll = isMeasuringAll
    isMeasuringAll = contents.node.isMeasuringAgain
    return contents.node.isLayoutPending || isMeasuringAll && !wasMeasuringAll
  }
}
