/// The arrangement of views on top of each other.
struct LayerLayout: Equatable {
  var alignment = Alignment.center

  /// The space along both axes that views take whose guides are aligned.
  private struct Spans {
    var horizontal = AlignedSpan()
    var vertical = AlignedSpan()
  }

  /// Returns the size of the widest and the highest of `elements`, or that of the space in which
  /// their guides are aligned.
  @MainActor
  func size(of elements: [LayoutNode], in proposal: ProposedSize) -> Size {
    if dependsOnGuides(of: elements) {
      let spans = spans(of: elements, in: proposal)
      return Size(width: spans.horizontal.length, height: spans.vertical.length)
    }
    var size = Size.zero
    for element in elements {
      let other = element.sizeThatFits(proposal)
      size = Size(width: max(size.width, other.width), height: max(size.height, other.height))
    }
    return size
  }

  /// Whether the positions of `elements` depend on more than their sizes.
  @MainActor
  private func dependsOnGuides(of elements: [LayoutNode]) -> Bool {
    alignment.dependsOnGuides || elements.setGuides
  }

  /// Calls `place` with the index and the origin of each of `elements`.
  @MainActor
  func arrange(
    _ elements: [LayoutNode], in size: Size, proposal: ProposedSize, place: (Int, Point) -> Void
  ) {
    guard dependsOnGuides(of: elements) else {
      for (index, element) in elements.enumerated() {
        place(index, alignment.offset(of: element.sizeThatFits(proposal), in: size))
      }
      return
    }
    let spans = spans(of: elements, in: proposal)
    for (index, element) in elements.enumerated() {
      let guides = doubledGuides(of: element, in: proposal)
      place(
        index,
        Point(
          x: spans.horizontal.offset(ofGuide: guides.x),
          y: spans.vertical.offset(ofGuide: guides.y)))
    }
  }

  @MainActor
  private func doubledGuides(of element: LayoutNode, in proposal: ProposedSize) -> Point {
    let dimensions = element.dimensions(in: proposal)
    return Point(
      x: dimensions.doubledGuide(alignment.horizontal.alignment, along: .horizontal),
      y: dimensions.doubledGuide(alignment.vertical.alignment, along: .vertical))
  }

  @MainActor
  private func spans(of elements: [LayoutNode], in proposal: ProposedSize) -> Spans {
    var spans = Spans()
    for element in elements {
      let guides = doubledGuides(of: element, in: proposal)
      let size = element.sizeThatFits(proposal)
      spans.horizontal.insert(guide: guides.x, length: size.width)
      spans.vertical.insert(guide: guides.y, length: size.height)
    }
    return spans
  }
}

extension LayerLayout: Arrangement {
  static var passesTraits: Bool { true }

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    size(of: contents.elements, in: proposal)
  }

  func relevantAxes(of contents: ArrangedContents) -> Axis.Set {
    dependsOnGuides(of: contents.elements) ? .both : contents.relevantAxes
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    arrange(contents.elements, in: size, proposal: proposal) { place($0, $1, proposal) }
  }
}
