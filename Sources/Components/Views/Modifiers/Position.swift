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
    nodeModifier(ValueOrPublisher(GivenPoint(x: x, y: y)), PositionNode.setPosition)
  }

  /// Places the center of this view `x` points from the left and `y` points from the top of the
  /// space that is offered to it: see ``LengthUnit``.
  @_disfavoredOverload  // A whole number is not in points.
  public nonisolated func position(x: Double = 0, y: Double = 0) -> some View {
    nodeModifier(ValueOrPublisher(GivenPoint(x: x, y: y)), PositionNode.setPosition)
  }

  /// Places the center of this view at `position` in the space that is offered to it.
  public nonisolated func position(_ position: Point) -> some View {
    nodeModifier(ValueOrPublisher(GivenPoint(position)), PositionNode.setPosition)
  }

  /// Places the center of this view at the newest of `positions`, in the space that is offered to
  /// it. It is at the top left before the first value.
  public nonisolated func position(_ positions: some Publisher<Point, Never>) -> some View {
    nodeModifier(
      ValueOrPublisher(positions.map { GivenPoint($0) }), PositionNode.setPosition)
  }
}

private final class PositionNode: ContainerNode {
  private var position: Point? {
    didSet { if position != oldValue { setNeedsLayout() } }
  }

  /// The position as it is given, if there is one.
  private var given: GivenPoint?

  func setPosition(_ new: GivenPoint) {
    given = new
    let limited = new.cells(in: environment.lengthUnit).limited
    animate(from: position ?? limited, to: limited) { $0.position = $1 }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    if environment.lengthUnit != old.lengthUnit, let given {
      position = given.cells(in: environment.lengthUnit).limited
    }
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
