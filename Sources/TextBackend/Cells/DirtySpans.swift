/// Columns of rows.
struct DirtySpans: Sendable {
  private(set) var rows: [(y: Int, columns: Range<Int>)] = []

  mutating func insert(_ columns: Range<Int>, row y: Int) {
    for index in rows.indices where rows[index].y == y {
      let old = rows[index].columns
      rows[index].columns =
        min(old.lowerBound, columns.lowerBound)..<max(old.upperBound, columns.upperBound)
      return
    }
    rows.append((y, columns))
  }
}
