/// Where a frame differs from the one before it.
enum GridDiff {
  /// The columns of row `y` that differ, in order; looks only at those in `touched`.
  ///
  /// No range cuts a wide glyph in two, neither of the old frame nor of the new. A row in which a
  /// glyph stands whose width terminals disagree about is taken as a whole, for on some its cells may
  /// be elsewhere than here.
  static func changes(
    from old: Grid, to new: Grid, row y: Int, touched: Range<Int>
  ) -> [Range<Int>] {
    let (before, after) = (old.row(y), new.row(y))
    let start = after.startIndex
    var changes: [Range<Int>] = []
    var x = touched.lowerBound
    while x < touched.upperBound {
      guard before[start + x] != after[start + x] else {
        x += 1
        continue
      }
      var range = x..<x + 1
      while range.upperBound < touched.upperBound,
        before[start + range.upperBound] != after[start + range.upperBound]
      {
        range = range.lowerBound..<range.upperBound + 1
      }
      range = whole(range, before, after)
      x = range.upperBound
      changes.append(range)
    }
    let isRisky = !changes.isEmpty && (old.isRisky(row: y) || new.isRisky(row: y))
    return isRisky ? [0..<new.columns] : changes
  }

  /// The range with the other halves of the glyphs at its edges.
  private static func whole(
    _ range: Range<Int>, _ before: ArraySlice<Cell>, _ after: ArraySlice<Cell>
  ) -> Range<Int> {
    func isTail(_ x: Int) -> Bool {
      x < after.count
        && (before[before.startIndex + x].glyph == .tail
          || after[after.startIndex + x].glyph == .tail)
    }
    var (first, end) = (range.lowerBound, range.upperBound)
    while isTail(first) { first -= 1 }
    while isTail(end) { end += 1 }
    return first..<end
  }
}
