/// Several views that are treated as one.
///
///     Group {
///       Text("one")
///       Text("two")
///     }
///     .bold()
///
/// It has no layout of its own: the stack around it places each of the views.
public nonisolated struct Group<Content: View>: View {
  private let content: Content

  /// A group of these views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The node of its content.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    content.node(updating: existing, in: context)
  }
}
