import ComponentCore

/// The blank cells that the terminal may have in another style than the screen.
///
/// The encoder does not change the style for a blank that looks the same in the current one, as in
/// another foreground color. A terminal shows the difference only if its cursor, which may take
/// the color of the text, stands there.
struct InexactBlanks {
  private var columns = 0
  /// Whether each cell, row by row, may be inexact. Cells behind the last one are not.
  private var cells: [Bool] = []

  var isEmpty: Bool { cells.isEmpty }

  mutating func removeAll() {
    cells.removeAll(keepingCapacity: true)
  }

  /// - Parameter columns: The number of columns of the screen.
  mutating func insert(_ range: Range<Int>, row y: Int, columns: Int) {
    if cells.isEmpty { self.columns = columns }
    let start = y * self.columns
    let missing = start + range.upperBound - cells.count
    if missing > 0 { cells += repeatElement(false, count: missing) }
    for x in range { cells[start + x] = true }
  }

  /// Removes the cell at `point`.
  ///
  /// - Returns: Whether it was inexact.
  mutating func remove(_ point: Point) -> Bool {
    let index = point.y * columns + point.x
    if index >= cells.count || !cells[index] { return false }
    cells[index] = false
    return true
  }
}
