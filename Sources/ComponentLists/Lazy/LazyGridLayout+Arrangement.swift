@_spi(Nodes) import ComponentCore

extension LazyGridLayout: Arrangement {
  init() {
    self.init(axis: .vertical, items: [], alignment: .center, spacing: 0)
  }

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    let tracks = tracks(in: proposal[axis.cross])
    var size = Size.zero
    size[axis] = max(0, length(of: contents.elements, in: tracks) - spacing)
    size[axis.cross] = breadth(of: tracks, in: proposal[axis.cross])
    return size
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    var index = 0
    self.place(
      contents.elements, at: 0, in: tracks(in: proposal[axis.cross]), size[axis.cross]
    ) { _, origin, space in
      place(index, origin, space)
      index += 1
    }
  }

  /// Finds the lines in `area` by binary search.
  func elements(of contents: ArrangedContents, in area: Rect) -> ArraySlice<LayoutNode> {
    let elements = contents.elements
    let count = tracks(in: contents.proposal[axis.cross]).count
    let range = area.range(along: axis)
    func line(_ index: Int) -> ArraySlice<LayoutNode> {
      elements[index * count..<min((index + 1) * count, elements.count)]
    }
    let lines = 0..<(elements.count + count - 1) / count
    let first = lines.partitioningIndex { index in
      line(index).contains { $0.rect.range(along: axis).upperBound > range.lowerBound }
    }
    let last = lines.partitioningIndex { index in
      line(index).allSatisfy { $0.rect.range(along: axis).lowerBound >= range.upperBound }
    }
    // The last line may have fewer elements than tracks.
    let (start, end) = (min(first * count, elements.count), min(last * count, elements.count))
    return elements[start..<max(start, end)]
  }
}

// MARK: - Lines

extension LazyGridLayout {
  /// Returns the length of the grid across its axis in `space`.
  func breadth(of tracks: [Track], in space: Int?) -> Int {
    max(length(of: tracks), space ?? 0)
  }

  /// Returns the length of the lines that `elements` fill, with the spacing after each.
  ///
  /// - Parameter offset: The number of other elements in the first line.
  @MainActor
  func length(of elements: [LayoutNode], after offset: Int = 0, in tracks: [Track]) -> Int {
    var length = 0
    for first in stride(from: -offset, to: elements.count, by: tracks.count) {
      let line = elements[max(0, first)..<min(first + tracks.count, elements.count)]
      length += self.length(ofLine: line, in: tracks) + spacing
    }
    return length
  }

  /// Places `elements` in lines.
  ///
  /// - Parameters:
  ///   - position: The position of the first line along the axis.
  ///   - breadth: The length of the grid across its axis.
  ///   - place: Takes an element, its origin, and what is proposed to it.
  /// - Returns: The end of the last line, with the spacing after it.
  @MainActor @discardableResult
  func place(
    _ elements: [LayoutNode], at position: Int, in tracks: [Track], _ breadth: Int,
    place: (LayoutNode, Point, ProposedSize) -> Void
  ) -> Int {
    var position = position
    let start = alignment.offset(of: length(of: tracks), in: breadth)
    for first in stride(from: 0, to: elements.count, by: tracks.count) {
      let line = elements[first...].prefix(tracks.count)
      let length = length(ofLine: line, in: tracks)
      for (track, element) in zip(tracks, line) {
        var (cell, origin) = (Size.zero, Point.zero)
        (cell[axis], cell[axis.cross]) = (length, track.length)
        (origin[axis], origin[axis.cross]) = (position, start + track.offset)
        let space = space(of: track)
        let inset = track.alignment.offset(of: element.sizeThatFits(space), in: cell)
        place(element, origin + inset, space)
      }
      position += length + spacing
    }
    return position
  }

  /// Returns the length of a line.
  @MainActor
  private func length(ofLine line: ArraySlice<LayoutNode>, in tracks: [Track]) -> Int {
    zip(tracks, line).reduce(0) { length, cell in
      max(length, cell.1.sizeThatFits(space(of: cell.0))[axis])
    }
  }

  /// Returns the length of all tracks.
  private func length(of tracks: [Track]) -> Int {
    tracks.last.map { $0.offset + $0.length } ?? 0
  }

  /// Returns the size to propose to a view in `track`.
  private func space(of track: Track) -> ProposedSize {
    var space = ProposedSize()
    space[axis.cross] = track.length
    return space
  }

  // MARK: Nodes

  /// Creates or updates the node of a grid, which creates the views that are visible if it scrolls
  /// along its axis.
  @MainActor
  func gridNode(updating existing: Node?, content: some View, in context: ViewContext) -> Node {
    guard context.scrollAxes.contains(axis) else {
      return node(updating: existing, content: content, along: axis, in: context)
    }
    let node = LazyStackNode.reusing(existing, in: context)
    node.update(axis, .start, spacing, content, grid: self, in: context)
    return node
  }
}
