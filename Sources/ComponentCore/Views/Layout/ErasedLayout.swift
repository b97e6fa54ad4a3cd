/// A layout whose type is erased.
@MainActor
protocol ErasedLayout {
  /// The axis of views that depend on their container.
  var axis: Axis { get }

  /// Whether `other` is a layout of the same type, whose cache can be used.
  func hasSameType(as other: any ErasedLayout) -> Bool

  /// Whether `other` is a layout of the same type with the same properties.
  func isEqual(to other: any ErasedLayout) -> Bool

  func makeCache(subviews: LayoutSubviews) -> Any

  func updateCache(_ cache: inout Any, subviews: LayoutSubviews)

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> Size

  func placeSubviews(
    in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any)

  func explicitAlignment(
    _ alignment: AxisAlignment, _ axis: Axis, in bounds: Rect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> Int?
}
