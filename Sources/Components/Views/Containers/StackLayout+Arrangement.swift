extension StackLayout {
  /// Returns the size of a stack of `elements`.
  ///
  /// - Parameter readsGuides: Whether the elements' alignment guides may differ from those of
  ///   their sizes.
  @MainActor
  func size(of elements: [LayoutNode], in proposal: ProposedSize, readsGuides: Bool) -> Size {
    // The only element is offered all the space.
    if elements.count == 1, !readsGuides { return elements[0].sizeThatFits(proposal) }
    var (size, span) = (Size.zero, AlignedSpan())
    for (element, proposal) in zip(elements, proposals(for: elements, in: proposal)) {
      let chosen = element.sizeThatFits(proposal)
      size[axis] += chosen[axis]
      size[axis.cross] = max(size[axis.cross], chosen[axis.cross])
      if readsGuides {
        span.insert(guide: doubledGuide(of: element, in: proposal), length: chosen[axis.cross])
      }
    }
    if readsGuides { size[axis.cross] = span.length }
    size[axis] += spacing * max(0, elements.count - 1)
    return size
  }

  /// Calls `place` with the index of each of `elements`, its origin and the size to propose to it.
  @MainActor
  func arrange(
    _ elements: [LayoutNode], in size: Size, proposal: ProposedSize, readsGuides: Bool,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    let cross = axis.cross
    if elements.count == 1, !readsGuides {
      var origin = Point.zero
      let chosen = elements[0].sizeThatFits(proposal)
      origin[cross] = alignment.offset(of: chosen[cross], in: size[cross])
      return place(0, origin, proposal)
    }
    let proposals = proposals(for: elements, in: proposal)
    let span = readsGuides ? span(of: elements, proposals) : AlignedSpan()
    var origin = Point.zero
    for (index, element) in elements.enumerated() {
      let proposal = proposals[index]
      let chosen = element.sizeThatFits(proposal)
      origin[cross] =
        readsGuides
        ? span.offset(ofGuide: doubledGuide(of: element, in: proposal))
        : alignment.offset(of: chosen[cross], in: size[cross])
      place(index, origin, proposal)
      origin[axis] += chosen[axis] + spacing
    }
  }

  @MainActor
  private func doubledGuide(of element: LayoutNode, in proposal: ProposedSize) -> Int {
    element.doubledGuide(alignment, along: axis.cross, in: proposal)
  }

  @MainActor
  private func span(of elements: [LayoutNode], _ proposals: [ProposedSize]) -> AlignedSpan {
    var span = AlignedSpan()
    for (element, proposal) in zip(elements, proposals) {
      span.insert(
        guide: doubledGuide(of: element, in: proposal),
        length: element.sizeThatFits(proposal)[axis.cross])
    }
    return span
  }
}
