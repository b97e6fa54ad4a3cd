/// A view that arranges its views in a column and creates those that are visible.
///
///     ScrollView {
///       LazyVStack { ForEach(lines, id: \.self) { Text($0) } }
///     }
///
///     line 4
///     line 5▐
///     line 6
///
/// In a ``ScrollView`` that scrolls along the column, the views of a ``ForEach`` are created
/// when they come near the visible part and removed when they are far from it, so that a million
/// rows cost what a screen of them costs. The height of the others is estimated as the mean of
/// those that have been measured; what is visible does not move when the estimate changes, nor
/// when rows are inserted before it. Elsewhere it is a ``VStack``.
///
/// The stack takes the width that it is offered. A view that is removed loses its state, unless
/// the focus is in it. A `ForEach` whose views are sections or contain another `ForEach` creates
/// them all, and the rows in them when they are visible. Rows that are inserted, and visible rows
/// that are removed, show their `transition(_:)`; rows that scroll into sight or out of it do not.
public struct LazyVStack<Content: View>: ForwardingView {
  package nonisolated var target: LazyStack<Content>

  /// Creates a column of the views in `content`, directly below each other.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - pinnedViews: The views that stay on the screen while their ``Section`` is visible.
  ///   - content: The views, from top to bottom.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, rows: 0, pinnedViews: pinnedViews, content: content)
  }

  /// Creates a column of views that are a number of rows apart.
  package nonisolated init(
    alignment: HorizontalAlignment, rows spacing: Int, pinnedViews: PinnedScrollableViews,
    @ViewBuilder content: () -> Content
  ) {
    target = LazyStack(
      axis: .vertical, alignment: alignment.alignment, spacing: spacing.clampedLength,
      pinnedViews: pinnedViews, content: content())
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension LazyVStack: Sendable {}
