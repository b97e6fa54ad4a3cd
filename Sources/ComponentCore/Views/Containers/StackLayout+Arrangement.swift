extension StackLayout: Arrangement {
  package static var hugsOnlyContent: Bool { true }

  package var dependsOnGuides: Bool { alignment.dependsOnGuides }

  package func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    size(of: contents.elements, in: proposal, readsGuides: readsGuides(of: contents))
  }

  package func relevantAxes(of contents: ArrangedContents) -> Axis.Set {
    readsGuides(of: contents) ? .both : contents.relevantAxes
  }

  package func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    arrange(
      contents.elements, in: size, proposal: proposal, readsGuides: readsGuides(of: contents),
      place: place)
  }

  @MainActor
  private func readsGuides(of contents: ArrangedContents) -> Bool {
    contents.setsGuides || dependsOnGuides
  }

  /// Finds the elements in `area` by binary search, because they are placed in order.
  package func elements(of contents: ArrangedContents, in area: Rect) -> ArraySlice<LayoutNode> {
    let elements = contents.elements
    if elements.count == 1 { return elements[...] }
    let range = area.range(along: axis)
    let first = elements.partitioningIndex {
      $0.rect.range(along: axis).upperBound > range.lowerBound
    }
    let last = elements.partitioningIndex {
      $0.rect.range(along: axis).lowerBound >= range.upperBound
    }
    return elements[first..<max(first, last)]
  }
}

// MARK: - Changes of one element

@MainActor
extension StackLayout {
  /// The largest number of sizes of an element that are worth comparing.
  private static let maxComparedSizes = 32

  /// Returns the place of `child` if it takes no other space along the axis of the stack and does
  /// not change the stack's own size, so that nothing else moves.
  package func origin(
    of child: LayoutNode, resizedFrom old: SizeCache, in contents: ArrangedContents
  ) -> Point? {
    if affectsSizes(of: contents, child, resizedFrom: old) { return nil }
    var origin = child.rect.origin
    origin[axis.cross] = alignment.offset(
      of: child.sizeThatFits(child.proposal)[axis.cross], in: contents.size[axis.cross])
    return origin
  }

  /// Whether the new sizes of `child` may affect the sizes that the stack has chosen.
  ///
  /// The size for a proposal depends on sizes for proposals of the same length across the stack.
  /// It stays the same if each of those keeps its length along the stack, and is neither the
  /// longest across it nor becomes that. If the length across the stack is not relevant to the
  /// child, each of its sizes applies to proposals of all lengths across it.
  private func affectsSizes(
    of contents: ArrangedContents, _ child: LayoutNode, resizedFrom old: SizeCache
  ) -> Bool {
    let cross = axis.cross
    if old.entries.count > StackLayout.maxComparedSizes { return true }
    let ownEntries = contents.sizeCache.entries
    for entry in old.entries {
      let (proposal, oldSize) = (entry.proposal, entry.size)
      let new = child.sizeThatFits(proposal)
      if child.hasMoreRelevantAxes(than: entry) { return true }
      if new[axis] != oldSize[axis] { return true }
      if new[cross] == oldSize[cross] { continue }
      let appliesToAll = !entry.relevantAxes.contains(cross)
      for own in ownEntries where appliesToAll || own.proposal[cross] == proposal[cross] {
        if oldSize[cross] >= own.size[cross] || new[cross] > own.size[cross] { return true }
      }
    }
    return false
  }
}

// MARK: - Lists of elements

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
