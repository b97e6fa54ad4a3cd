/// A view that arranges its views in a row.
///
///     HStack {
///       Text("one")
///       Text("two")
///     }
///
///     one two
///
/// A stack offers space to its least flexible views first. It is as wide as its views and the
/// spacing between them, and as high as the highest view.
public struct HStack<Content: View>: NodeView {
  private nonisolated var stack: Stack<Content>

  /// Creates a row of the views in `content`, one column apart.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - content: The views, from left to right.
  public nonisolated init(
    alignment: VerticalAlignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, columns: 1, content: content)
  }

  /// Creates a row of views that are a number of columns apart.
  package nonisolated init(
    alignment: VerticalAlignment = .center, columns spacing: Int,
    @ViewBuilder content: () -> Content
  ) {
    stack = Stack(
      axis: .horizontal, alignment: alignment.alignment, spacing: spacing.clampedLength,
      content: content())
  }

  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    stack.node(updating: existing, in: context)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension HStack: Sendable {}
