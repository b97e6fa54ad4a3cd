/// A view that arranges its views in a column.
///
///     VStack(alignment: .leading) {
///       Text("one")
///       Text("two")
///     }
///
///     one
///     two
///
/// A stack offers space to its least flexible views first. It is as high as its views and the
/// spacing between them, and as wide as the widest view.
public struct VStack<Content: View>: NodeView {
  private nonisolated var stack: Stack<Content>

  /// Creates a column of the views in `content`, directly below each other.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - content: The views, from top to bottom.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, rows: 0, content: content)
  }

  /// Creates a column of views that are a number of rows apart.
  package nonisolated init(
    alignment: HorizontalAlignment = .center, rows spacing: Int,
    @ViewBuilder content: () -> Content
  ) {
    stack = Stack(
      axis: .vertical, alignment: alignment.alignment, spacing: spacing.clampedLength,
      content: content())
  }

  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    stack.node(updating: existing, in: context)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension VStack: Sendable {}
