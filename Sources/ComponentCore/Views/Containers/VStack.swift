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

  /// Creates a column of the views in `content`.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The distance between two views in rows; 0 if it is `nil`.
  ///   - content: The views, from top to bottom.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = Stack(
      axis: .vertical, alignment: alignment.alignment,
      spacing: (spacing ?? 0).clampedLength, content: content())
  }

  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    stack.node(updating: existing, in: context)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension VStack: Sendable {}
