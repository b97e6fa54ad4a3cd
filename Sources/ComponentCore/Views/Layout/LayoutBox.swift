/// A layout whose type is erased.
@MainActor
class AnyLayoutBox {
  /// The axis of views that depend on their container.
  var axis: Axis { .vertical }

  /// Whether `other` is a layout of the same type, whose cache can be used.
  func hasSameType(as other: AnyLayoutBox) -> Bool { false }

  /// Whether `other` is a layout of the same type with the same properties.
  func isEqual(to other: AnyLayoutBox) -> Bool { false }

  func makeCache(subviews: LayoutSubviews) -> Any { () }

  func updateCache(_ cache: inout Any, subviews: LayoutSubviews) {}

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> Size { .zero }

  func placeSubviews(
    in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {}

  func explicitAlignment(
    _ alignment: AxisAlignment, _ axis: Axis, in bounds: Rect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> Int? { nil }
}

final class LayoutBox<Base: Layout>: AnyLayoutBox {
  private let layout: Base

  init(_ layout: Base) {
    self.layout = layout
  }

  override var axis: Axis { Base.layoutProperties.stackOrientation ?? .vertical }

  override func hasSameType(as other: AnyLayoutBox) -> Bool { other is LayoutBox<Base> }

  override func isEqual(to other: AnyLayoutBox) -> Bool {
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

  override func makeCache(subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  override func updateCache(_ cache: inout Any, subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> Size {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func placeSubviews(
    in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
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
