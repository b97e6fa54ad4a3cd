// How a lazy grid is laid out: its tracks, which are the columns of a vertical grid, depend only
// on the items and on the space across the axis. The views fill them in order, line by line, and
// a line is as long as its longest view.

/// The arrangement of a lazy grid.
struct LazyGridLayout: Equatable, Sendable {
  /// The axis along which the grid grows.
  let axis: Axis
  /// The rules for the lengths of the tracks; an empty list counts as one flexible track.
  let items: [GridItem]
  /// The alignment of tracks that do not fill the grid.
  let alignment: AxisAlignment
  /// The distance between two lines.
  let spacing: Int

  init(axis: Axis, items: [GridItem], alignment: AxisAlignment, spacing: Int) {
    self.axis = axis
    self.items = items.isEmpty ? [GridItem()] : items
    self.alignment = alignment
    self.spacing = spacing.clampedLength
  }

  /// A column of a vertical grid, or a row of a horizontal one.
  struct Track: Equatable {
    var offset: Int
    var length: Int
    var alignment: Alignment
  }

  /// The largest number of tracks of one item.
  private static let maxTracks = 1 << 10

  /// Returns the tracks in `space`, which is `nil` for the ideal lengths.
  func tracks(in space: Int?) -> [Track] {
    var tracks: [Track] = []
    var offset = 0
    var rest = space.map { $0 - reservedLength }
    var sharing = items.filter { fixedLength(of: $0) == nil }.count
    for item in items {
      let spacing = spacing(after: item)
      let share = rest.map { (max(0, $0) + sharing - 1) / max(1, sharing) }
      let lengths = lengths(of: item, in: share)
      if fixedLength(of: item) == nil {
        let used = lengths.reduce(spacing * (lengths.count - 1), +)
        rest = rest.map { $0 - used }
        sharing -= 1
      }
      for length in lengths {
        tracks.append(Track(offset: offset, length: length, alignment: item.alignment ?? .center))
        offset += length + spacing
      }
    }
    return tracks
  }

  /// The length of the fixed tracks and of the spacing between items.
  private var reservedLength: Int {
    var length = items.dropLast().reduce(0) { $0 + spacing(after: $1) }
    for item in items { length += fixedLength(of: item) ?? 0 }
    return length
  }

  private func spacing(after item: GridItem) -> Int {
    (item.spacing ?? (axis == .vertical ? 1 : 0)).clampedLength
  }

  private func fixedLength(of item: GridItem) -> Int? {
    if case .fixed(let length) = item.size.rule { length.clampedLength } else { nil }
  }

  /// Returns the lengths of the tracks of `item` in its share, which is `nil` for the ideal ones.
  private func lengths(of item: GridItem, in share: Int?) -> [Int] {
    switch item.size.rule {
    case .fixed(let length): return [length.clampedLength]
    case .flexible(let minimum, let maximum):
      return [max(minimum.clampedLength, min(share ?? 0, maximum.clampedLength))]
    case .adaptive(let minimum, let maximum):
      let (least, spacing) = (max(1, minimum.clampedLength), spacing(after: item))
      guard let share else { return [least] }
      let count = min(max(1, (share + spacing) / (least + spacing)), LazyGridLayout.maxTracks)
      let rest = max(0, share - spacing * (count - 1))
      return (0..<count).map { index in
        // The remainder goes to the first tracks.
        max(least, min(rest / count + (index < rest % count ? 1 : 0), maximum.clampedLength))
      }
    }
  }
}
