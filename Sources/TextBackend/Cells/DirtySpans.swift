/// The columns of each row that may have changed since the last frame: one span for each row.
struct DirtySpans: Sendable {
  private(set) var rows: [RowSpan] = []

  /// Removes all spans and keeps the memory.
  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
  }

  /// Extends the span of row `y` to include `columns`.
  mutating func insert(_ columns: Range<Int>, row y: Int) {
    for index in rows.indices where rows[index].y == y {
      let old = rows[index].columns
      rows[index].columns =
        min(old.lowerBound, columns.lowerBound)..<max(old.upperBound, columns.upperBound)
      return
    }
    rows.append(RowSpan(y: y, columns: columns))
  }
}
