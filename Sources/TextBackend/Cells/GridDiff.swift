#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The difference between two grids.
///
/// Compares two rows cell by cell and joins neighboring differences into spans. A span grows by
/// one cell where it would cut a wide glyph of the old or the new grid in half. A changed row with
/// a glyph that terminals may show in other cells is replaced as a whole.
enum GridDiff {
  typealias Row = UnsafeBufferPointer<GridCell>

  /// Replaces `changes` by the spans in which a row differs, from left to right.
  ///
  /// - Parameters:
  ///   - span: The cells to compare; the others of the row are known to be equal.
  ///   - changes: An array whose memory is used again.
  static func findChanges(
    from old: Grid, to new: Grid, in span: RowSpan, _ changes: inout [RowSpan]
  ) {
    let y = span.y
    changes.removeAll(keepingCapacity: true)
    withRows(y, of: old, new) { before, after in
      var x = span.columns.lowerBound
      while let range = nextChange(before, after, in: x..<span.columns.upperBound) {
        let range = expandedToWholeGlyphs(range, before, after)
        x = min(range.upperBound, span.columns.upperBound)
        changes.append(RowSpan(y: y, columns: range))
      }
    }
    if !changes.isEmpty, old.isUnstable(row: y) || new.isUnstable(row: y) {
      changes = [new.span(ofRow: y)]
    }
  }

  /// Returns whether the cells of `span` are equal.
  static func isEqual(_ old: Grid, _ new: Grid, in span: RowSpan) -> Bool {
    withRows(span.y, of: old, new) { isEqual($0, $1, in: span.columns) }
  }

  /// Returns the number of cells in which two rows of the same length differ.
  static func differenceCount(_ before: Row, _ after: Row) -> Int {
    var (count, x) = (0, 0)
    while true {
      x = firstDifference(before, after, in: x..<after.count)
      if x == after.count { return count }
      (count, x) = (count + 1, x + 1)
    }
  }

  /// Returns whether two rows are equal in `columns`. Cells are numbers, so their bytes tell.
  static func isEqual(_ before: Row, _ after: Row, in columns: Range<Int>) -> Bool {
    precondition(columns.upperBound <= min(before.count, after.count), "The row is shorter.")
    guard let before = before.baseAddress, let after = after.baseAddress else { return true }
    let start = columns.lowerBound
    return memcmp(before + start, after + start, columns.count * MemoryLayout<GridCell>.stride) == 0
  }

  private static func withRows<Result>(
    _ y: Int, of old: Grid, _ new: Grid, _ body: (_ before: Row, _ after: Row) -> Result
  ) -> Result {
    old.withRow(y) { before in new.withRow(y) { after in body(before, after) } }
  }

  /// Returns the first columns in `range` in which the rows differ.
  private static func nextChange(_ before: Row, _ after: Row, in range: Range<Int>) -> Range<Int>? {
    let start = firstDifference(before, after, in: range)
    if start >= range.upperBound { return nil }
    var end = start + 1
    while end < range.upperBound, before[end] != after[end] { end += 1 }
    return start..<end
  }

  /// The number of cells that are compared at once.
  private static let blockLength = 16

  /// Returns the first column in `range` in which the rows differ, or the end of `range`.
  ///
  /// Most cells are equal, so blocks of them are compared before single ones.
  private static func firstDifference(_ before: Row, _ after: Row, in range: Range<Int>) -> Int {
    var x = range.lowerBound
    if x >= range.upperBound || before[x] != after[x] { return x }
    if isEqual(before, after, in: range) { return range.upperBound }
    while x + blockLength <= range.upperBound, isEqual(before, after, in: x..<x + blockLength) {
      x += blockLength
    }
    while x < range.upperBound, before[x] == after[x] { x += 1 }
    return x
  }

  /// Returns `range`, extended by the other halves of the wide glyphs at its edges.
  private static func expandedToWholeGlyphs(
    _ range: Range<Int>, _ before: Row, _ after: Row
  ) -> Range<Int> {
    func isTrailingHalf(_ x: Int) -> Bool {
      x < after.count && (before[x].glyph == .trailingHalf || after[x].glyph == .trailingHalf)
    }
    var (first, end) = (range.lowerBound, range.upperBound)
    while isTrailingHalf(first) { first -= 1 }
    while isTrailingHalf(end) { end += 1 }
    return first..<end
  }
}
