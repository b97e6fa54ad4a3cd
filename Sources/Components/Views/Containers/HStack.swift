/// Views beside each other.
///
///     HStack {
///       Text("one")
///       Text("two")
///     }
///
///     one two
///
/// Divides the room among its views, those first that can least adapt to it. As wide as they are
/// together, as high as the highest.
public nonisolated struct HStack<Content: View>: View {
  private let stack: Stack<Content>

  /// These views beside each other, `spacing` columns apart; one if it is not given.
  public init(
    alignment: VerticalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = Stack(
      axis: .horizontal, alignment: alignment.alignment, spacing: spacing ?? 1, content: content())
  }

  /// A node that lays them out.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    stack.node(updating: existing, in: context)
  }
}
