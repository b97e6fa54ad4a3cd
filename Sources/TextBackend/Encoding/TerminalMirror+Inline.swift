import ComponentCore

extension TerminalMirror {
  /// The rows of an inline view on the terminal; `nil` if the view fills the terminal.
  var region: InlineRegion? { encoder.region }

  /// Begins an inline view in the row of the terminal's cursor, which is at its beginning.
  mutating func beginRegion() {
    encoder.region = InlineRegion()
    encoder.resetStyle()
    isContentUnknown = true
    grid = Grid(columns: grid.columns, rows: 1)
  }

  /// Encodes what brings an inline view from the copy to `new`, and updates the copy.
  mutating func updateRegion(
    for new: Grid, _ dirtySpans: DirtySpans, cursor: Point?, _ pool: ClusterPool
  ) {
    if isContentUnknown || grid.columns != new.columns {
      encoder.clearRegion(rowsAbove: rowsAboveCursor(onColumns: new.columns))
      drawRegion(new, pool)
    } else if grid.rows != new.rows {
      if new.rows < grid.rows { encoder.eraseRows(from: new.rows) }
      grid = grid.withRows(new.rows)
      for y in 0..<new.rows { encode(new.span(ofRow: y), of: new, pool) }
      makeRows(new.rows)
    } else {
      for span in dirtySpans.rows { encode(span, of: new, pool) }
    }
    finishRegion(cursor: cursor, new)
  }

  /// Encodes `lines` above an inline view, and draws it below them.
  mutating func bytes(
    insertingAbove lines: [[UInt8]], _ new: Grid, cursor: Point?, pool: ClusterPool
  ) -> [UInt8] {
    encoder.write(lines, aboveRegionWithRowsAbove: rowsAboveCursor(onColumns: new.columns))
    drawRegion(new, pool)
    finishRegion(cursor: cursor, new)
    return encoder.takeBytes()
  }

  /// Erases an inline view. The next one begins in its first row.
  mutating func eraseRegion(onColumns columns: Int) -> [UInt8] {
    encoder.clearRegion(rowsAbove: rowsAboveCursor(onColumns: columns))
    isContentUnknown = true
    return encoder.takeBytes()
  }

  private mutating func drawRegion(_ new: Grid, _ pool: ClusterPool) {
    isContentUnknown = false
    grid = Grid(columns: new.columns, rows: new.rows)
    for y in 0..<new.rows { encode(new.span(ofRow: y), of: new, pool) }
    makeRows(new.rows)
  }

  /// Makes rows that are blank, and so have not been written to, exist on the terminal.
  private mutating func makeRows(_ count: Int) {
    guard let region, region.rows < count else { return }
    encoder.moveInRegion(to: Point(x: 0, y: count - 1))
  }

  private mutating func finishRegion(cursor: Point?, _ new: Grid) {
    encoder.showCursor(at: cursor, in: new)
    if cursor == nil { encoder.park() }
  }

  /// Returns the number of the terminal's rows between the first one of the view and the cursor.
  ///
  /// On a terminal that has wrapped its rows again for a width of `columns`, there are more of
  /// them than the view has.
  private func rowsAboveCursor(onColumns columns: Int) -> Int {
    guard let region, columns < grid.columns, capabilities.reflowsRows else {
      return region?.row ?? 0
    }
    var count = (encoder.cursor?.x ?? 0) / columns
    for y in 0..<min(region.row, grid.rows) {
      let length = grid.row(y).lastIndex { $0 != .blank }.map { $0 - y * grid.columns + 1 } ?? 0
      count += max(1, (length + columns - 1) / columns)
    }
    return count
  }
}

extension Grid {
  /// Returns this grid with its first `count` rows, and with blank ones if it has less.
  fileprivate func withRows(_ count: Int) -> Grid {
    var grid = Grid(columns: columns, rows: count)
    for y in 0..<min(rows, count) { grid.copy(0..<columns, row: y, from: self) }
    return grid
  }
}
