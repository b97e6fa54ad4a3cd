@_spi(Nodes) import ComponentCore

extension LazyGridLayout: Arrangement {
  init() {
    self.init(axis: .vertical, items: [], alignment: .center, spacing: 0)
  }

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    let tracks = tracks(in: proposal[axis.cross])
    var size = Size.zero
    size[axis] = lineRanges(of: contents.elements, in: tracks).last?.upperBound ?? 0
    size[axis.cross] = max(length(of: tracks), proposal[axis.cross] ?? 0)
    return size
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    let (elements, tracks) = (contents.elements, tracks(in: proposal[axis.cross]))
    let lines = lineRanges(of: elements, in: tracks)
    let start = alignment.offset(of: length(of: tracks), in: size[axis.cross])
    for (index, element) in elements.enumerated() {
      let (track, line) = (tracks[index % tracks.count], lines[index / tracks.count])
      var (cell, origin) = (Size.zero, Point.zero)
      cell[axis] = line.count
      cell[axis.cross] = track.length
      origin[axis] = line.lowerBound
      origin[axis.cross] = start + track.offset
      let space = space(of: track)
      let inset = track.alignment.offset(of: element.sizeThatFits(space), in: cell)
      place(index, origin + inset, space)
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
    return elements[first * count..<max(first * count, min(last * count, elements.count))]
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

  /// Returns the positions of the lines along the axis.
  @MainActor
  private func lineRanges(of elements: [LayoutNode], in tracks: [Track]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(elements.count / tracks.count + 1)
    var offset = 0
    for first in stride(from: 0, to: elements.count, by: tracks.count) {
      var length = 0
      for (track, element) in zip(tracks, elements[first...]) {
        length = max(length, element.sizeThatFits(space(of: track))[axis])
      }
      ranges.append(offset..<offset + length)
      offset += length + spacing
    }
    return ranges
  }
}
