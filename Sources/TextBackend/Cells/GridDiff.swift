/// The difference between two grids.
///
/// Compares two rows cell by cell and joins neighboring differences into column ranges. A range
/// grows by one cell where it would cut a wide glyph of the old or the new grid in half. A changed
/// row with a glyph that terminals may show in other cells is replaced as a whole.
enum GridDiff {
  /// The usual number of changes in a row.
  private static let typicalCount = 4

  /// Returns the ranges of columns in which row `y` differs, in ascending order.
  ///
  /// - Parameter dirtyColumns: The columns to compare; the others are known to be equal.
  static func changes(
    from old: Grid, to new: Grid, row y: Int, dirtyColumns: Range<Int>
  ) -> [Range<Int>] {
    let (before, after) = (old.row(y), new.row(y))
    var changes: [Range<Int>] = []
    var x = dirtyColumns.lowerBound
    while let range = nextChange(before, after, in: x..<dirtyColumns.upperBound) {
      let range = expandedToWholeGlyphs(range, before, after)
      x = min(range.upperBound, dirtyColumns.upperBound)
      if changes.isEmpty { changes.reserveCapacity(typicalCount) }
      changes.append(range)
    }
    let isUnstable = !changes.isEmpty && (old.isUnstable(row: y) || new.isUnstable(row: y))
    return isUnstable ? [0..<new.columns] : changes
  }

  /// Returns whether row `y` is equal in `columns`.
  static func isEqual(_ old: Grid, _ new: Grid, row y: Int, columns: Range<Int>) -> Bool {
    nextChange(old.row(y), new.row(y), in: columns) == nil
  }

  /// Returns the first columns in `range` in which the rows differ.
  private static func nextChange(
    _ before: ArraySlice<GridCell>, _ after: ArraySlice<GridCell>, in range: Range<Int>
  ) -> Range<Int>? {
    before.withUnsafeBufferPointer { before in
      after.withUnsafeBufferPointer { after in
        var start = range.lowerBound
        while start < range.upperBound, before[start] == after[start] { start += 1 }
        if start >= range.upperBound { return nil }
        var end = start + 1
        while end < range.upperBound, before[end] != after[end] { end += 1 }
        return start..<end
      }
    }
  }

  /// Returns `range`, extended by the other halves of the wide glyphs at its edges.
  private static func expandedToWholeGlyphs(
    _ range: Range<Int>, _ before: ArraySlice<GridCell>, _ after: ArraySlice<GridCell>
  ) -> Range<Int> {
    func isTrailingHalf(_ x: Int) -> Bool {
      x < after.count
        && (before[before.startIndex + x].glyph == .trailingHalf
          || after[after.startIndex + x].glyph == .trailingHalf)
    }
    var (first, end) = (range.lowerBound, range.upperBound)
    while isTrailingHalf(first) { first -= 1 }
    while isTrailingHalf(end) { end += 1 }
    return first..<end
  }
}
