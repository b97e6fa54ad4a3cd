/// A layout without its type, whose cache is of any type.
struct LayoutBox<Base: Layout>: ErasedLayout {
  private let layout: Base

  init(_ layout: Base) {
    self.layout = layout
  }

  var axis: Axis { Base.layoutProperties.stackOrientation ?? .vertical }

  func hasSameType(as other: any ErasedLayout) -> Bool { other is LayoutBox<Base> }

  func isEqual(to other: any ErasedLayout) -> Bool {
    (other as? LayoutBox<Base>).map { areEqual(layout, $0.layout) } ?? false
  }

  /// Calls `body` with the cache in its own type.
  private func with<Result>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout Base.Cache) -> Result
  ) -> Result {
    var typed = cache as? Base.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = typed }
    return body(&typed)
  }

  func makeCache(subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  func updateCache(_ cache: inout Any, subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> Size {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ alignment: AxisAlignment, _ axis: Axis, in bounds: Rect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> Int? {
    with(&cache, subviews) {
      axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(alignment: alignment), in: bounds, proposal: proposal,
          subviews: subviews, cache: &$0)
        : layout.explicitAlignment(
          of: VerticalAlignment(alignment: alignment), in: bounds, proposal: proposal,
          subviews: subviews, cache: &$0)
    }
  }
}
