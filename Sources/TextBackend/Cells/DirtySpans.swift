/// The columns of each row that may have changed since the last frame: one span for each row.
struct DirtySpans: Sendable {
  private(set) var rows: [RowSpan] = []
  /// The index in ``rows`` of each row of the screen, as far as it is known; `nil` if it has none.
  private var indices: [Int?] = []

  /// Removes all spans and keeps the memory.
  mutating func removeAll() {
    for span in rows { indices[span.y] = nil }
    rows.removeAll(keepingCapacity: true)
  }

  /// Extends the span of row `y` to include `columns`.
  mutating func insert(_ columns: Range<Int>, row y: Int) {
    while indices.count <= y { indices.append(nil) }
    if let index = indices[y] {
      let old = rows[index].columns
      rows[index].columns =
        min(old.lowerBound, columns.lowerBound)..<max(old.upperBound, columns.upperBound)
    } else {
      indices[y] = rows.count
      rows.append(RowSpan(y: y, columns: columns))
    }
  }
}
