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
    FirstFittingArrangement(axes: axes)
      .node(updating: existing, content: content, along: nil, in: context)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension ViewThatFits: Sendable {}

/// Shows the first element that fits.
private struct FirstFittingArrangement: Arrangement {
  var axes: Axis.Set = []

  static var hidesContents: Bool { true }
  static var passesTraits: Bool { true }

  func shownElements(
    of contents: ArrangedContents, in proposal: ProposedSize
  ) -> [LayoutNode] {
    choice(among: contents.elements, for: proposal).map { [contents.elements[$0]] } ?? []
  }

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    guard let choice = choice(among: contents.elements, for: proposal) else { return .zero }
    return contents.elements[choice].sizeThatFits(proposal)
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    if let choice = choice(among: contents.elements, for: proposal) {
      place(choice, .zero, proposal)
    }
  }

  /// Returns the index of the first element that fits into `proposal`, or of the last one if none
  /// does.
  @MainActor
  private func choice(among elements: [LayoutNode], for proposal: ProposedSize) -> Int? {
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    for (index, element) in elements.dropLast().enumerated() {
      let size = element.sizeThatFits(ideal)
      let isTooWide = axes.contains(.horizontal) && size.width > proposal.width ?? .max
      let isTooHigh = axes.contains(.vertical) && size.height > proposal.height ?? .max
      if !isTooWide, !isTooHigh { return index }
    }
    return elements.indices.last
  }
}
