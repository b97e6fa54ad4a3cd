import ComponentCore

/// The places of the values of a chart: those of one row after those of the other.
nonisolated struct ChartGrid: Hashable, Sendable {
  /// The area in which the values are shown.
  var area: Rect
  /// The number of places in a row.
  var columns: Int
  /// The number of rows.
  var rows = 1
  /// The places that have values, of those of each row.
  var used: Range<Int>
  /// Whether the first and the last place of a row are at the edges of the area, rather than in
  /// the middle of equal parts.
  var reachesEdges = false

  /// The place of the last value; `nil` if there are no values.
  var last: Int? { used.isEmpty || rows == 0 ? nil : (rows - 1) * columns + used.upperBound - 1 }

  /// Returns the nearest place that has a value.
  func nearest(to place: Int) -> Int? {
    guard !used.isEmpty, rows > 0 else { return nil }
    let row = min(max(0, place / columns), rows - 1)
    return row * columns + used.nearest(to: place - row * columns)
  }

  /// Returns the place of the value that is shown at `point`, or `nil` if the point is outside.
  func place(at point: Point) -> Int? {
    guard area.contains(point), !used.isEmpty, rows > 0 else { return nil }
    let x = point.x - area.origin.x
    let column =
      reachesEdges
      ? Int((Double(x * (columns - 1)) / Double(max(1, area.size.width - 1))).rounded())
      : ((x + 1) * columns - 1) / area.size.width
    let row = ((point.y - area.origin.y + 1) * rows - 1) / area.size.height
    return row * columns + used.nearest(to: column)
  }

  /// Returns the column of cells in which the value at `place` is shown.
  func x(of place: Int) -> Int {
    let column = place % max(1, columns)
    if !reachesEdges { return area.origin.x + column * area.size.width / max(1, columns) }
    if columns == 1 { return area.columns.upperBound - 1 }
    return area.origin.x
      + Int((Double(column * (area.size.width - 1)) / Double(columns - 1)).rounded())
  }

  /// Returns the place to which `key` moves the caret from `place`, or `nil` if it moves none.
  func place(after key: Key, at place: Int) -> Int? {
    let row = place / columns * columns
    let moved: Int
    switch key {
    case .left: moved = place - 1
    case .right: moved = place + 1
    case .home: return row + used.lowerBound
    case .end: return row + used.upperBound - 1
    case .up where rows > 1: return place >= columns ? place - columns : place
    case .down where rows > 1: return place + columns < rows * columns ? place + columns : place
    default: return nil
    }
    return row + used.nearest(to: moved - row)
  }
}

extension Range<Int> {
  /// Returns the element that is nearest to `value`, in a range that is not empty.
  fileprivate nonisolated func nearest(to value: Int) -> Int {
    Swift.min(Swift.max(value, lowerBound), upperBound - 1)
  }
}
