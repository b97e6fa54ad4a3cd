import Signals

extension View {
  /// Places the center of this view at column `x` of row `y` of the space that is offered to it.
  ///
  ///     Text("x").position(x: 3, y: 1).border().frame(width: 9, height: 5)
  ///
  ///     ╭───────╮
  ///     │       │
  ///     │   x   │
  ///     │       │
  ///     ╰───────╯
  ///
  /// The result takes all the space; what lies outside of it is cut off. An animation moves the
  /// view cell by cell.
  public nonisolated func position(x: Int = 0, y: Int = 0) -> some View {
    position(Point(x: x, y: y))
  }

  /// Places the center of this view at `position` in the space that is offered to it.
  public nonisolated func position(_ position: Point) -> some View {
    nodeModifier(ValueOrPublisher(position), PositionNode.setPosition)
  }

  /// Places the center of this view at the newest of `positions`, in the space that is offered to
  /// it. It is at the top left before the first value.
  public nonisolated func position(_ positions: some Publisher<Point, Never>) -> some View {
    nodeModifier(ValueOrPublisher(positions), PositionNode.setPosition)
  }
}

private final class PositionNode: ContainerNode {
  private var position: Point? {
    didSet { if position != oldValue { setNeedsLayout() } }
  }

  func setPosition(_ new: Point) {
    let limited = new.limited
    animate(from: position ?? limited, to: limited) { $0.position = $1 }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let size = super.measure(proposal)
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    let position = position ?? .zero
    for element in contents {
      let chosen = element.sizeThatFits(proposal)
      let center = Point(x: chosen.width / 2, y: chosen.height / 2)
      place(element, position - center, proposal)
    }
  }
}
