/// Where a frame differs from the one before it.
enum GridDiff {
  /// The columns of row `y` that differ, in order; looks only at those in `dirtyColumns`.
  ///
  /// No range cuts a wide glyph in two, neither of the old frame nor of the new. A row in which a
  /// glyph stands whose width terminals disagree about is taken as a whole, for on some its cells may
  /// be elsewhere than here.
  static func changes(
    from old: Grid, to new: Grid, row y: Int, dirtyColumns: Range<Int>
  ) -> [Range<Int>] {
    let (before, after) = (old.row(y), new.row(y))
    let start = after.startIndex
    var changes: [Range<Int>] = []
    var x = dirtyColumns.lowerBound
    while x < dirtyColumns.upperBound {
      guard before[start + x] != after[start + x] else {
        x += 1
        continue
      }
      var range = x..<x + 1
      while range.upperBound < dirtyColumns.upperBound,
        before[start + range.upperBound] != after[start + range.upperBound]
      {
        range = range.lowerBound..<range.upperBound + 1
      }
      range = expandedToWholeGlyphs(range, before, after)
      x = range.upperBound
      changes.append(range)
    }
    let hasAmbiguousWidth =
      !changes.isEmpty && (old.hasAmbiguousWidth(row: y) || new.hasAmbiguousWidth(row: y))
    return hasAmbiguousWidth ? [0..<new.columns] : changes
  }

  /// The range with the other halves of the glyphs at its edges.
  private static func expandedToWholeGlyphs(
    _ range: Range<Int>, _ before: ArraySlice<Cell>, _ after: ArraySlice<Cell>
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
