/// A view that arranges its views in a row and creates those that are visible.
///
///     ScrollView(.horizontal) {
///       LazyHStack { ForEach(lines, id: \.self) { Text($0) } }
///     }
///
///     one two thr
///     ━━━━───────
///
/// It is the horizontal counterpart of a ``LazyVStack``: lazy in a ``ScrollView`` that scrolls
/// along the row, and elsewhere a ``HStack``. It takes the height that it is offered.
public struct LazyHStack<Content: View>: ForwardingView {
  package nonisolated var target: LazyStack<Content>

  /// Creates a row of the views in `content`, one column apart.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - pinnedViews: The views that stay on the screen while their ``Section`` is visible.
  ///   - content: The views, from left to right.
  public nonisolated init(
    alignment: VerticalAlignment = .center, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, columns: 1, pinnedViews: pinnedViews, content: content)
  }

  /// Creates a row of views that are a number of columns apart.
  package nonisolated init(
    alignment: VerticalAlignment, columns spacing: Int, pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) {
    target = LazyStack(
      axis: .horizontal, alignment: alignment.alignment, spacing: spacing.clampedLength,
      pinnedViews: pinnedViews, content: content())
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension LazyHStack: Sendable {}
