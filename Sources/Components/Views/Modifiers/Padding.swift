import Signals

extension View {
  /// Keeps room around this view: two columns at the sides, a row above and below.
  public nonisolated func padding() -> some View {
    padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
  }

  /// Keeps `length` columns and rows around this view.
  public nonisolated func padding(_ length: Int) -> some View {
    padding(.all, length)
  }

  /// Keeps `length` columns or rows at `edges`; if it is not given, two columns or one row.
  public nonisolated func padding(_ edges: Edge.Set, _ length: Int? = nil) -> some View {
    padding(
      EdgeInsets(
        top: edges.contains(.top) ? length ?? 1 : 0,
        leading: edges.contains(.leading) ? length ?? 2 : 0,
        bottom: edges.contains(.bottom) ? length ?? 1 : 0,
        trailing: edges.contains(.trailing) ? length ?? 2 : 0))
  }

  /// Keeps room of these widths around this view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    nodeModifier(PaddingModifier(insets: ValueOrPublisher(insets)))
  }

  /// Keeps the newest of `lengths` around this view, in columns and rows; nothing before the
  /// first.
  public nonisolated func padding(_ lengths: some Publisher<Int, Never>) -> some View {
    padding(.all, lengths)
  }

  /// Keeps the newest of `lengths` at `edges`; nothing before the first.
  public nonisolated func padding(
    _ edges: Edge.Set, _ lengths: some Publisher<Int, Never>
  ) -> some View {
    padding(lengths.map { EdgeInsets(edges, $0) })
  }

  /// Keeps room of the newest of these widths around this view; none before the first.
  public nonisolated func padding(_ insets: some Publisher<EdgeInsets, Never>) -> some View {
    nodeModifier(PaddingModifier(insets: ValueOrPublisher(insets)))
  }
}

private nonisolated struct PaddingModifier: NodeModifier {
  let insets: ValueOrPublisher<EdgeInsets>

  @MainActor
  func update(_ wrapper: PaddingNode) {
    wrapper.bind(insets) { node, insets in
      node.animate(from: node.insets, to: insets) { $0.insets = $1 }
    }
  }
}

final class PaddingNode: ContainerNode {
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { setNeedsLayout() } }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    insets.outset(super.measure(proposal.inset(by: insets)))
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    let origin = Point(x: insets.leading, y: insets.top)
    for element in contents { element.place(at: origin, proposal.inset(by: insets)) }
  }
}
