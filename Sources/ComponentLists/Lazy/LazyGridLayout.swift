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
  /// The distance between two lines as it is given.
  private let givenSpacing: Length
  /// The unit of lengths that are given as whole numbers.
  var unit = LengthUnit.cells

  init(axis: Axis, items: [GridItem], alignment: AxisAlignment, spacing: Length?) {
    self.axis = axis
    self.items = items.isEmpty ? [GridItem()] : items
    self.alignment = alignment
    givenSpacing = spacing ?? .usualSpacing(along: axis)
  }

  /// The distance between two lines.
  var spacing: Int { givenSpacing.cells(along: axis, in: unit).clampedLength }

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

  private func cells(_ length: Length) -> Int {
    length.frameCells(along: axis.cross, in: unit).clampedLength
  }

  private func spacing(after item: GridItem) -> Int {
    (item.givenSpacing ?? .usualSpacing(along: axis.cross)).cells(along: axis.cross, in: unit)
      .clampedLength
  }

  private func fixedLength(of item: GridItem) -> Int? {
    if case .fixed(let length) = item.size.rule { cells(length) } else { nil }
  }

  /// Returns the lengths of the tracks of `item` in its share, which is `nil` for the ideal ones.
  private func lengths(of item: GridItem, in share: Int?) -> [Int] {
    switch item.size.rule {
    case .fixed(let length): return [cells(length)]
    case .flexible(let minimum, let maximum):
      return [max(cells(minimum), min(share ?? 0, cells(maximum)))]
    case .adaptive(let minimum, let maximum):
      let (least, spacing) = (max(1, cells(minimum)), spacing(after: item))
      guard let share else { return [least] }
      let count = min(max(1, (share + spacing) / (least + spacing)), LazyGridLayout.maxTracks)
      let rest = max(0, share - spacing * (count - 1))
      return (0..<count).map { index in
        // The remainder goes to the first tracks.
        max(least, min(rest / count + (index < rest % count ? 1 : 0), cells(maximum)))
      }
    }
  }
}
