import Components

extension ANSIEncoder {
  /// Moves `rows` up by `distance`, or down if it is negative, and leaves blank rows behind.
  ///
  /// Only what all terminals have since the VT102 is used: the scroll region (`DECSTBM`), line
  /// feeds in its last row, and inserted lines (`IL`). Emulators exist without `SU` and `SD`, or
  /// with a faulty `DL`. No region is set where lines move to the edge of the screen anyway.
  mutating func scroll(_ rows: Range<Int>, by distance: Int, on grid: Grid) {
    // What appears has the background of the current style.
    setStyle(.standard)
    let hasRegion = distance > 0 ? rows != 0..<grid.rows : rows.upperBound != grid.rows
    if hasRegion {
      bytes.appendCSI()
      bytes.appendDecimal(rows.lowerBound + 1, then: ";")
      bytes.appendDecimal(rows.upperBound, then: "r")
      cursor = nil
    }
    let point = Point(x: 0, y: distance > 0 ? rows.upperBound - 1 : rows.lowerBound)
    let move = CursorMove(from: cursor, to: point, columns: grid.columns)
    bytes.append(atMost: CursorMove.lengthLimit) { if cursor != point { move.write(to: &$0) } }
    cursor = point
    if distance > 0 {
      for _ in 0..<distance { bytes.append(ascii: "\n") }
    } else {
      bytes.appendSequence(-distance, "L")
    }
    if hasRegion {
      bytes += "\u{1B}[r".utf8
      // Most terminals go to the first cell, but not all.
      cursor = nil
    }
  }
}
