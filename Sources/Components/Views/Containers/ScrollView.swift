/// A window on views that need more room than there is.
///
///     ScrollView { ForEach(lines, id: \.self) { Text($0) } }
///
///     line 4│
///     line 5┃
///     line 6│
///
/// Takes all the room along its axes, and across them as much as the views need. They are laid out
/// below each other, at their ideal length, and painted as far as they can be seen. The bar, which
/// is there only if something is out of sight, shows which part that is, and can be clicked and
/// dragged.
///
/// The wheel scrolls what is under the pointer. Page up, Page down, Home and End scroll what has
/// the focus in it; a view that gets the focus is scrolled to. Where nothing inside takes input,
/// the scroll view takes the focus itself, shows it by its bar, and the arrows scroll too. See
/// `defaultScrollAnchor(_:)` for what grows at its end.
public nonisolated struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// A window on `content` that scrolls along `axes`.
  ///
  /// With `showsIndicators`, bars show which part is seen.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// A node that shows a part of the views.
  @_documentation(visibility: internal)
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ScrollNode ?? ScrollNode(in: context)
    node.setEnvironment(context.environment)
    node.axes = axes
    node.showsIndicators = showsIndicators
    node.updateContent(
      TupleView(
        Viewport(axes: axes, content: content), ScrollBar(axis: .vertical),
        ScrollBar(axis: .horizontal)),
      in: context)
    return node
  }
}
