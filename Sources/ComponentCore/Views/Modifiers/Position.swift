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
    position(ValueOrPublisher(GivenPoint(x: x, y: y)))
  }

  /// Places the center of this view `x` points from the left and `y` points from the top of the
  /// space that is offered to it: see ``LengthUnit``.
  @_disfavoredOverload  // A whole number is not in points.
  public nonisolated func position(x: Double = 0, y: Double = 0) -> some View {
    position(ValueOrPublisher(GivenPoint(x: x, y: y)))
  }

  /// Places the center of this view at `position` in the space that is offered to it.
  public nonisolated func position(_ position: Point) -> some View {
    self.position(ValueOrPublisher(GivenPoint(position)))
  }

  /// Places the center of this view at the newest of `positions`, in the space that is offered to
  /// it. It is at the top left before the first value.
  public nonisolated func position(_ positions: some Publisher<Point, Never>) -> some View {
    position(ValueOrPublisher(positions.map { GivenPoint($0) }))
  }

  private nonisolated func position(_ position: ValueOrPublisher<GivenPoint>) -> some View {
    arranged(Position.self, position) { $0.given = $1 }
  }
}

private struct Position: Arrangement {
  /// The position as it is given.
  var given: GivenPoint? {
    didSet { unit = nil }
  }
  private var unit: LengthUnit?
  /// The position in cells; `nil` before the first value.
  var animatableData: Point?

  static var passesTraits: Bool { true }

  mutating func adapt(to environment: EnvironmentValues) {
    guard let given, unit != environment.lengthUnit else { return }
    unit = environment.lengthUnit
    animatableData = given.cells(in: environment.lengthUnit).limited
  }

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    let size = contents.overlaidSize(in: proposal)
    return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    for (index, element) in contents.elements.enumerated() {
      let chosen = element.sizeThatFits(proposal)
      let center = Point(x: chosen.width / 2, y: chosen.height / 2)
      place(index, (animatableData ?? .zero) - center, proposal)
    }
  }
}
