import Signals

extension View {
  /// Adds space around this view: two columns at each side, a row above and below.
  public nonisolated func padding() -> some View {
    padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
  }

  /// Adds `length` columns or rows of space on each side of this view.
  public nonisolated func padding(_ length: Int) -> some View {
    padding(.all, length)
  }

  /// Adds `length` columns or rows of space at `edges`. If `length` is `nil`, adds two columns or
  /// one row.
  public nonisolated func padding(_ edges: Edge.Set, _ length: Int? = nil) -> some View {
    padding(
      EdgeInsets(
        top: edges.contains(.top) ? length ?? 1 : 0,
        leading: edges.contains(.leading) ? length ?? 2 : 0,
        bottom: edges.contains(.bottom) ? length ?? 1 : 0,
        trailing: edges.contains(.trailing) ? length ?? 2 : 0))
  }

  /// Adds `insets` as space around this view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    nodeModifier(ValueOrPublisher(insets), PaddingNode.setInsets)
  }

  /// Adds the newest of `lengths` as space on each side of this view, in columns and rows. There
  /// is no space before the first value.
  public nonisolated func padding(_ lengths: some Publisher<Int, Never>) -> some View {
    padding(.all, lengths)
  }

  /// Adds the newest of `lengths` as space at `edges`, in columns and rows. There is no space
  /// before the first value.
  public nonisolated func padding(
    _ edges: Edge.Set, _ lengths: some Publisher<Int, Never>
  ) -> some View {
    padding(lengths.map { EdgeInsets(edges, $0) })
  }

  /// Adds the newest of `insets` as space around this view. There is no space before the first
  /// value.
  public nonisolated func padding(_ insets: some Publisher<EdgeInsets, Never>) -> some View {
    nodeModifier(ValueOrPublisher(insets), PaddingNode.setInsets)
  }
}

final class PaddingNode: ContainerNode {
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  func setInsets(_ new: EdgeInsets) {
    animate(from: insets, to: new) { $0.insets = $1 }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    insets.outset(super.measure(proposal.inset(by: insets)))
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    let origin = Point(x: insets.leading, y: insets.top)
    for element in contents { place(element, origin, proposal.inset(by: insets)) }
  }
}
