/// The node of a lazy grid.
final class LazyGridNode: ContainerNode, ReusableNode {
  private var layout = LazyGridLayout(
    axis: .vertical, items: [], alignment: .center, spacing: nil)
  {
    didSet { if layout != oldValue { setNeedsLayout() } }
  }
  /// The number of views in a line, and the positions of the lines, at the last layout.
  private var lines: (count: Int, ranges: [Range<Int>]) = (1, [])

  /// Creates or updates the node of a grid.
  static func updating(
    _ existing: Node?, with content: some View, _ layout: LazyGridLayout, in context: ViewContext
  ) -> Node {
    let node = LazyGridNode.reusing(existing, in: context)
    var layout = layout
    layout.unit = node.environment.lengthUnit
    node.layout = layout
    var inner = context
    inner.axis = layout.axis
    node.updateContent(content, in: inner)
    return node
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    layout.unit = environment.lengthUnit
  }

  override var resolvedLayoutTraits: LayoutTraits? { nil }

  override func measure(_ proposal: ProposedSize) -> Size {
    let (axis, cross) = (layout.axis, layout.axis.cross)
    let tracks = layout.tracks(in: proposal[cross])
    let length = (tracks.last?.offset ?? 0) + (tracks.last?.length ?? 0)
    var size = Size.zero
    size[axis] = lineRanges(in: tracks).last?.upperBound ?? 0
    size[cross] = max(length, proposal[cross] ?? 0)
    return size
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    let tracks = layout.tracks(in: proposal[layout.axis.cross])
    lines = (tracks.count, lineRanges(in: tracks))
    super.placeChildren(in: size, proposal: proposal)
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    let (axis, cross) = (layout.axis, layout.axis.cross)
    let tracks = layout.tracks(in: proposal[cross])
    let lines = lineRanges(in: tracks)
    let length = (tracks.last?.offset ?? 0) + (tracks.last?.length ?? 0)
    let start = layout.alignment.offset(of: length, in: size[cross])
    for (index, element) in contents.enumerated() {
      let (track, line) = (tracks[index % tracks.count], lines[index / tracks.count])
      var (cell, origin) = (Size.zero, Point.zero)
      cell[axis] = line.count
      cell[cross] = track.length
      origin[axis] = line.lowerBound
      origin[cross] = start + track.offset
      let space = space(of: track)
      let inset = track.alignment.offset(of: element.sizeThatFits(space), in: cell)
      place(element, origin + inset, space)
    }
  }

  /// Returns the size to propose to a view in `track`.
  private func space(of track: LazyGridLayout.Track) -> ProposedSize {
    var space = ProposedSize()
    space[layout.axis.cross] = track.length
    return space
  }

  /// Returns the positions of the lines along the axis.
  private func lineRanges(in tracks: [LazyGridLayout.Track]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(contents.count / tracks.count + 1)
    var offset = 0
    for first in stride(from: 0, to: contents.count, by: tracks.count) {
      var length = 0
      for (track, element) in zip(tracks, contents[first...]) {
        length = max(length, element.sizeThatFits(space(of: track))[layout.axis])
      }
      ranges.append(offset..<offset + length)
      offset += length + layout.spacing
    }
    return ranges
  }

  /// Finds the lines in `area` by binary search.
  override func layoutChildren(in area: Rect) -> ArraySlice<LayoutNode> {
    let range = area.range(along: layout.axis)
    let first = lines.ranges.partitioningIndex { $0.upperBound > range.lowerBound }
    let last = lines.ranges.partitioningIndex { $0.lowerBound >= range.upperBound }
    let start = min(first * lines.count, contents.count)
    return contents[start..<max(start, min(last * lines.count, contents.count))]
  }
}
