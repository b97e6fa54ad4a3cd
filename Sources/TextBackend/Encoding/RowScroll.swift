/// A move of whole rows that saves writing them again.
///
///     row 0   line 1      line 2
///     row 1   line 2  →   line 3     rows 0..<3 move up by 1, and row 2 is written
///     row 2   line 3      line 4
///     row 3   Quit        Quit
///
/// The distance by which most of some changed rows have moved wins, if at least half of all have,
/// and the rows that move are those for which this saves more bytes than it costs. Rows that the
/// move leaves wrong are written afterwards, as any that differ, so a bad guess costs only bytes.
struct RowScroll: Equatable {
  /// The rows that move, or from which rows move away.
  var rows: Range<Int>
  /// The number of rows by which they move up; negative if they move down.
  var distance: Int

  /// The smallest number of changed rows for which a search pays.
  private static let smallestCount = 4
  /// The number of bytes of the sequences that move rows.
  private static let overhead = 24
  /// The number of bytes among them that set a region and reset it.
  private static let regionLength = 12

  /// Returns the row in which lines appear, on a screen of `count` rows. `nil` if a region is set,
  /// after which the cursor moves.
  ///
  /// Lines that have moved are likely to move again, for which the cursor must be in this row.
  func enteringRow(ofRows count: Int) -> Int? {
    if rows.upperBound != count { return nil }
    if distance < 0 { return rows.lowerBound }
    return rows.lowerBound == 0 ? count - 1 : nil
  }

  /// Returns the move that saves the most, or `nil` if none saves anything.
  ///
  /// - Parameters:
  ///   - old: The grid that the terminal shows.
  ///   - new: The grid to show, of the same size.
  ///   - dirtySpans: The cells that may differ.
  static func best(from old: Grid, to new: Grid, _ dirtySpans: DirtySpans) -> RowScroll? {
    if dirtySpans.rows.count < smallestCount { return nil }
    let changed = dirtySpans.rows.filter { !GridDiff.isEqual(old, new, in: $0) }
    guard changed.count >= smallestCount, let first = changed.lazy.map(\.y).min(),
      let last = changed.lazy.map(\.y).max()
    else { return nil }
    var search = RowSearch(old, new, first..<last + 1)
    return search.distance(of: changed).flatMap { search.scroll(by: $0) }
  }

  /// Searches the rows of two grids for rows that have moved.
  private struct RowSearch {
    private let old: Grid
    private let new: Grid
    private let rows: Range<Int>
    /// The costs of the rows if none moves, once a distance has been found.
    private var costs: [Int] = []
    /// The costs of the rows if all move by that distance; 0 for those with nothing to move there.
    private var movedCosts: [Int] = []

    init(_ old: Grid, _ new: Grid, _ rows: Range<Int>) {
      (self.old, self.new, self.rows) = (old, new, rows)
    }

    /// The number of rows that are looked for among all others, at least.
    private static let sampleCount = 8

    /// Returns the distance by which the most of `changed` have moved, if at least half have.
    func distance(of changed: [RowSpan]) -> Int? {
      var votes = [Int](repeating: 0, count: 2 * rows.count)
      let step = max(1, changed.count / RowSearch.sampleCount)
      for index in stride(from: 0, to: changed.count, by: step) {
        let row = changed[index]
        for other in rows where mayBeMoved(row, from: other) && isMoved(row.y, from: other) {
          votes[other - row.y + rows.count] += 1
        }
      }
      guard let most = votes.max(), most > 0, let index = votes.firstIndex(of: most),
        index != rows.count
      else { return nil }
      let distance = index - rows.count
      let count = changed.count {
        rows.contains($0.y + distance) && isMoved($0.y, from: $0.y + distance)
      }
      return count * 2 >= changed.count ? distance : nil
    }

    /// Returns whether row `source` of the old grid has the cells that changed in a row: most rows
    /// have not, and whole rows are long.
    private func mayBeMoved(_ row: RowSpan, from source: Int) -> Bool {
      new.withRow(row.y) { new in
        old.withRow(source) { GridDiff.isEqual($0, new, in: row.columns) }
      }
    }

    /// Returns whether row `y` of the new grid is row `source` of the old one.
    private func isMoved(_ y: Int, from source: Int) -> Bool {
      new.withRow(y) { new in
        old.withRow(source) { GridDiff.isEqual($0, new, in: new.indices) }
      }
    }

    /// Returns the rows for which a move by `distance` saves the most.
    mutating func scroll(by distance: Int) -> RowScroll? {
      costs = rows.map { cost(of: $0, from: $0) }
      movedCosts = rows.map { y in
        rows.contains(y + distance) ? cost(of: y, from: y + distance) : 0
      }
      let best = mostSaving(by: distance)
      guard saving(of: best) > RowScroll.overhead else { return nil }
      // At the edge of the screen, a move needs no region.
      let edge = RowScroll(
        rows: distance > 0 ? 0..<new.rows : best.rows.lowerBound..<new.rows, distance: distance)
      if best.rows == edge.rows || edge.rows.clamped(to: rows) != edge.rows { return best }
      return saving(of: edge) + RowScroll.regionLength >= saving(of: best) ? edge : best
    }

    private func mostSaving(by distance: Int) -> RowScroll {
      var (sum, start) = (0, rows.lowerBound)
      var best = (sum: 0, rows: 0..<0)
      for y in rows where rows.contains(y + distance) {
        if sum <= 0 { (sum, start) = (0, y) }
        sum += costs[y - rows.lowerBound] - movedCosts[y - rows.lowerBound]
        if sum > best.sum { best = (sum, start..<y + 1) }
      }
      // The rows from which others move away are written again.
      let low = min(best.rows.lowerBound, best.rows.lowerBound + distance)
      return RowScroll(
        rows: low..<max(best.rows.upperBound, best.rows.upperBound + distance),
        distance: distance)
    }

    /// Estimates the number of bytes that a move saves, apart from its own.
    private func saving(of scroll: RowScroll) -> Int {
      scroll.rows.reduce(0) { sum, y in
        let index = y - rows.lowerBound
        let isMoved = scroll.rows.contains(y + scroll.distance)
        return sum + costs[index] - (isMoved ? movedCosts[index] : cost(of: y, from: nil))
      }
    }

    /// Estimates the number of bytes that turn row `source` of the old grid, or a blank row, into
    /// row `y` of the new one.
    private func cost(of y: Int, from source: Int?) -> Int {
      let count = new.withRow(y) { new in
        guard let source else { return new.count { $0 != .blank } }
        return old.withRow(source) { GridDiff.differenceCount($0, new) }
      }
      return count == 0 ? 0 : count + 5
    }
  }
}
