/// A layout that overlays its views, as ``ZStack`` does.
///
///     let layout = isOpen ? AnyLayout(VStackLayout()) : AnyLayout(ZStackLayout())
public struct ZStackLayout: Layout, Hashable {
  /// The alignment of the views that are smaller than the container.
  public var alignment: Alignment

  /// Creates a layout of views on top of each other.
  ///
  /// - Parameter alignment: The alignment of the views that are smaller than the container.
  public nonisolated init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// Returns the size of the widest and the highest view.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> Size {
    LayerLayout(alignment: alignment).size(of: subviews.nodes, in: ProposedSize(proposal))
  }

  /// Places the views on top of each other.
  public func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    LayerLayout(alignment: alignment).arrange(
      subviews.nodes, in: bounds.size, proposal: ProposedSize(proposal)
    ) { subviews[$0].place(at: bounds.origin + $1, proposal: proposal) }
  }
}
