/// Views below each other.
///
///     VStack(alignment: .leading) {
///       Text("one")
///       Text("two")
///     }
///
///     one
///     two
///
/// Divides the room among its views, those first that can least adapt to it. As high as they are
/// together, as wide as the widest.
public nonisolated struct VStack<Content: View>: View {
  private let stack: Stack<Content>

  /// These views below each other, `spacing` rows apart.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = Stack(
      axis: .vertical, alignment: alignment.alignment, spacing: spacing ?? 0, content: content())
  }

  /// A node that lays them out.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    stack.node(updating: existing, in: context)
  }
}
