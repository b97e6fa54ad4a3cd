import ComponentCore

extension ANSIEncoder {
  /// Moves `rows` up by `distance`, or down if it is negative, and leaves blank rows behind.
  ///
  /// Only what all terminals have since the VT102 is used: the scroll region (`DECSTBM`), line
  /// feeds and `IND` in its last row, `RI` in its first one, and inserted lines (`IL`). Emulators
  /// exist without `SU` and `SD`, or with a faulty `DL`. No region is set where lines move to the
  /// edge of the screen anyway.
  mutating func scroll(_ rows: Range<Int>, by distance: Int, on grid: Grid) {
    // What appears has the background of the current style.
    if style?.showsBlanks(like: .standard) != true { setStyle(.standard) }
    if style != .standard || !inexactBlanks.isEmpty {
      for y in rows { inexactBlanks.insert(0..<grid.columns, row: y, columns: grid.columns) }
    }
    let hasRegion = distance > 0 ? rows != 0..<grid.rows : rows.upperBound != grid.rows
    if hasRegion {
      bytes.appendCSI()
      bytes.appendDecimal(rows.lowerBound + 1, then: ";")
      bytes.appendDecimal(rows.upperBound, then: "r")
      cursor = nil
    }
    if distance > 0 {
      moveUp(distance, at: rows.upperBound - 1, grid.columns)
    } else {
      moveDown(-distance, at: rows.lowerBound, hasRegion, grid.columns)
    }
    if hasRegion {
      bytes += "\u{1B}[r".utf8
      // Most terminals go to the first cell, but not all.
      cursor = nil
    }
  }

  /// Moves the lines above `y`, the last row of the region, up by `distance`.
  private mutating func moveUp(_ distance: Int, at y: Int, _ columns: Int) {
    if distance == 1, let cursor, cursor.y == y, cursor.x > 0 {
      return bytes.append(atMost: 2) { $0.appendEscape("D") }
    }
    move(to: Point(x: 0, y: y), columns: columns)
    for _ in 0..<distance { bytes.append(ascii: "\n") }
  }

  /// Moves the lines from `y` on down by `distance`.
  private mutating func moveDown(_ distance: Int, at y: Int, _ hasRegion: Bool, _ columns: Int) {
    let isFirst = hasRegion || y == 0
    if distance == 1, isFirst {
      if cursor?.y != y { move(to: Point(x: 0, y: y), columns: columns) }
      return bytes.append(atMost: 2) { $0.appendEscape("M") }
    }
    move(to: Point(x: 0, y: y), columns: columns)
    bytes.appendSequence(distance, "L")
  }
}
