@_spi(Nodes) import ComponentCore

/// A view that scrolls its content.
///
///     ScrollView { ForEach(lines, id: \.self) { Text($0) } }
///
///     line 4
///     line 5▐
///     line 6
///
/// A scroll view takes all the space it is offered along its axes, and as much as the content
/// needs across them. It lays out the content at its ideal length: in a column or, if it scrolls
/// only horizontally, in a row. Only the visible part is painted. A scroll bar appears when the
/// content does not fit; it shows the visible range and can be clicked and dragged.
///
/// The wheel scrolls the view under the pointer by three lines at a time. Page Up, Page Down, Home
/// and End scroll the view that contains the focus, and a view that receives the focus is scrolled
/// into view. If nothing in the content can be focused, the scroll view takes the focus itself,
/// highlights its bar and also scrolls with the arrow keys. Use `defaultScrollAnchor(_:)` to
/// follow content that grows at its end.
public struct ScrollView<Content: View>: NodeView {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private nonisolated var content: Content

  /// Creates a view that scrolls `content` along `axes`.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the content scrolls.
  ///   - showsIndicators: Whether scroll bars appear when the content does not fit.
  ///   - content: The views to scroll.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Creates or updates the node that scrolls the content.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = ScrollNode.reusing(existing, in: context)
    node.axes = axes
    node.showsIndicators = showsIndicators
    node.updateContent(
      TupleView(
        Viewport(axes: axes, content: content), ScrollBar(axis: .vertical),
        ScrollBar(axis: .horizontal)),
      in: context)
    node.connectContents()
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension ScrollView: Sendable {}
