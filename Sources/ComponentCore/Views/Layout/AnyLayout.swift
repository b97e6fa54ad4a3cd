/// A layout of any type.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout {
///       Panel()     // keeps its state when the layout changes
///       Log()
///     }
public struct AnyLayout: Layout {
  let box: any ErasedLayout

  /// Creates a layout that behaves like `layout`.
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? LayoutBox(layout)
  }

  /// The cache of any layout.
  public struct Cache {
    fileprivate var value: Any
  }

  /// Returns the cache of the layout for `subviews`.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: box.makeCache(subviews: subviews))
  }

  /// Updates the cache of the layout.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache.value, subviews: subviews)
  }

  /// Returns the size that the layout chooses.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Size {
    box.sizeThatFits(proposal, subviews, &cache.value)
  }

  /// Places the views as the layout does.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(in: bounds, proposal, subviews, &cache.value)
  }

  /// Returns the position of a guide of the layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? {
    box.explicitAlignment(
      guide.alignment, .horizontal, in: bounds, proposal, subviews, &cache.value)
  }

  /// Returns the position of a guide of the layout.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> Int? {
    box.explicitAlignment(
      guide.alignment, .vertical, in: bounds, proposal, subviews, &cache.value)
  }
}
