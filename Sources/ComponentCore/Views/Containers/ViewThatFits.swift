/// A view that shows the first of its views that fits into the available space.
///
///     ViewThatFits(in: .horizontal) {
///       Text("Total downloaded files: 12")
///       Text("Files: 12")
///       Text("12")
///     }
///
///     Files: 12
///
/// A view fits if its ideal size is not larger than the space. If none fits, the last one is
/// shown. The others stay in the tree, but they are not drawn and take no focus and no input.
public struct ViewThatFits<Content: View>: NodeView {
  private nonisolated var axes: Axis.Set
  private nonisolated var content: Content

  /// Creates a view that chooses among the views in `content`.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view must fit.
  ///   - content: The views, the preferred ones first.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Creates or updates the node that chooses the view.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = ViewThatFitsNode.reusing(existing, in: context)
    node.axes = axes
    node.updateContent(content, in: context)
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension ViewThatFits: Sendable {}

private final class ViewThatFitsNode: ContainerNode, ReusableNode {
  var axes: Axis.Set = [] {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }
  /// The view that is shown.
  private weak var chosen: LayoutNode?

  /// Returns the first element that fits into `proposal`, or the last one if none does.
  private func choice(for proposal: ProposedSize) -> LayoutNode? {
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    for element in contents.dropLast() {
      let size = element.sizeThatFits(ideal)
      let isTooWide = axes.contains(.horizontal) && size.width > proposal.width ?? .max
      let isTooHigh = axes.contains(.vertical) && size.height > proposal.height ?? .max
      if !isTooWide, !isTooHigh { return element }
    }
    return contents.last
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    choice(for: proposal)?.sizeThatFits(proposal) ?? .zero
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    if let choice = choice(for: proposal) { place(choice, .zero, proposal) }
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    let new = choice(for: proposal)
    if new !== chosen {
      if let chosen { tree.eventDispatcher.removeAll(in: chosen) }
      chosen = new
      setNeedsPaint()
    }
    new?.place(at: .zero, proposal)
  }

  override func presents(_ child: LayoutNode) -> Bool { child === chosen }

  override func layoutChildren(in area: Rect) -> ArraySlice<LayoutNode> {
    chosen.map { [$0] } ?? []
  }
}
