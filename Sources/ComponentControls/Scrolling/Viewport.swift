@_spi(Nodes) import ComponentCore

/// The visible part of a scroll view's content, without the scroll bars.
nonisolated struct Viewport<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = ViewportNode.reusing(existing, in: context)
    node.axes = axes
    var context = context
    context.scrollAxes = axes
    if axes.contains(.vertical) {
      node.updateContent(VStack(alignment: .leading) { content }, in: context)
    } else {
      node.updateContent(HStack(alignment: .top) { content }, in: context)
    }
    return node
  }
}

/// A node that shows its content scrolled by `offset`: a class, because the scroll view moves it
/// without a new description.
final class ViewportNode: ContainerNode, ReusableNode, ScrollingContainer, IncrementalLayout {
  var axes = Axis.Set.vertical {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }
  /// The position in the content that appears at the viewport's top left corner.
  var offset = Point.zero {
    didSet { if offset != oldValue { setNeedsLayout() } }
  }

  /// Returns the size of the content at its ideal length along the scroll axes.
  func contentSize(in space: ProposedSize) -> Size {
    super.measure(
      ProposedSize(
        width: axes.contains(.horizontal) ? nil : space.width,
        height: axes.contains(.vertical) ? nil : space.height))
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = contentSize(in: proposal)
    relevantAxes = .both
    if axes.contains(.horizontal), let width = proposal.width { size.width = width }
    if axes.contains(.vertical), let height = proposal.height { size.height = height }
    return size
  }

  /// Nothing: shadows and moved views end at the edges, like all content.
  override func drawingOverflow(contentOverflow: Int) -> Int { 0 }

  override var incrementalLayout: (any IncrementalLayout)? { self }

  func takeOverGrowth(by change: Int, along axis: Axis) -> Bool {
    guard contents.count == 1, isLaidOut, axes.contains(axis),
      container?.childDidGrow(by: change, along: axis) == true
    else { return false }
    lengthenIdealSizes(by: change, along: axis)
    return true
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    let space = ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for element in contents { element.place(at: .zero - offset, space) }
  }

  /// Returns the size of the content at its ideal length along the scroll axes.
  ///
  /// It goes through the size cache, which makes a change of the content lay out the scroll view.
  func idealSize(in space: ProposedSize) -> Size {
    sizeThatFits(
      ProposedSize(
        width: axes.contains(.horizontal) ? nil : space.width,
        height: axes.contains(.vertical) ? nil : space.height))
  }
}
