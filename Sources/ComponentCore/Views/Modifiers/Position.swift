extension View {
  /// Places the center of this view in a column and a row of the space that is offered to it.
  package nonisolated func position(_ position: ValueOrPublisher<Point>) -> some View {
    arranged(Position.self, position) { $0.animatableData = PathPoint($1).limited }
  }

  /// Places the center of this view at a point of the space that is offered to it.
  package nonisolated func position(_ position: ValueOrPublisher<PathPoint>) -> some View {
    arranged(Position.self, position) { $0.animatableData = $1.limited }
  }
}

private struct Position: Arrangement {
  /// The position of the center; `nil` before the first value.
  var animatableData: PathPoint?

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
      place(index, Point(of: chosen, .center, at: animatableData ?? .zero), proposal)
    }
  }
}
