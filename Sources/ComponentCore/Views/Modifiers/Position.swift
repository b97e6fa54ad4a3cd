extension View {
  package nonisolated func position(_ position: ValueOrPublisher<Point>) -> some View {
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
