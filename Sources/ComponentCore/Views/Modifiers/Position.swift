import Signals

extension View {
  /// Places the center of this view at `position` in the space that is offered to it.
  public nonisolated func position(_ position: Point) -> some View {
    self.position(ValueOrPublisher(position))
  }

  /// Places the center of this view at the newest of `positions`, in the space that is offered to
  /// it. It is at the top left before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func position(_ positions: some Publisher<Point, Never>) -> some View {
    position(ValueOrPublisher(positions))
  }

  private nonisolated func position(_ position: ValueOrPublisher<Point>) -> some View {
    arranged(Position.self, position) { $0.animatableData = $1.limited }
  }
}

private struct Position: Arrangement {
  /// The position of the center; `nil` before the first value.
  var animatableData: Point?

  static var passesTraits: Bool { true }

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
