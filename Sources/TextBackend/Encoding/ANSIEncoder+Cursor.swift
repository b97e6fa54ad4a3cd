import ComponentCore

extension ANSIEncoder {
  /// Returns whether the terminal shows its cursor at `point`, or hides it if `point` is `nil`.
  func showsCursor(at point: Point?) -> Bool {
    point == nil ? isCursorVisible == false : isCursorVisible == true && cursor == point
  }

  /// Moves the terminal's cursor to `point` and shows it, or hides it if `point` is `nil`.
  ///
  /// A visible cursor follows the cells that are written, and returns at the end of the frame.
  mutating func showCursor(at point: Point?, in grid: Grid) {
    if let point {
      grid.withRow(point.y) { row in
        writeExactBlank(at: point, in: row)
        move(to: point, in: row)
      }
    }
    if isCursorVisible == (point != nil) { return }
    bytes += "\u{1B}[?25".utf8
    bytes.append(ascii: point == nil ? "l" : "h")
    isCursorVisible = point != nil
  }

  /// Writes the blank at `point` in its own style if the terminal may have it in another.
  private mutating func writeExactBlank(at point: Point, in row: UnsafeBufferPointer<GridCell>) {
    guard row[point.x].glyph == .blank, inexactBlanks.remove(point) else { return }
    move(to: point, in: row)
    setStyle(downsampler.downsampled(row[point.x].style))
    bytes.append(ascii: " ")
    cursor?.x += 1
  }

  /// Moves the cursor to `point`, which is in `row`, by the shortest sequence.
  mutating func move(to point: Point, in row: UnsafeBufferPointer<GridCell>) {
    if cursor == point { return }
    if region != nil { return moveInRegion(to: point) }
    if let cursor, cursor.y == point.y, cursor.x < point.x, point.x - cursor.x <= 4, link == 0,
      rewrite(cursor.x..<point.x, of: row)
    {
      self.cursor = point
      return
    }
    move(to: point, columns: row.count)
  }

  /// Moves the cursor to `point` by the shortest sequence, on a screen of `columns`.
  mutating func move(to point: Point, columns: Int) {
    if cursor == point { return }
    let move = CursorMove(from: cursor, to: point, columns: columns)
    bytes.append(atMost: CursorMove.lengthLimit) { move.write(to: &$0) }
    cursor = point
  }

  /// Moves over a few cells by writing them again.
  ///
  /// - Returns: `false`, without writing anything, if the cells are not all ASCII and blanks that
  ///   look the same in the current style.
  private mutating func rewrite(
    _ columns: Range<Int>, of row: UnsafeBufferPointer<GridCell>
  ) -> Bool {
    for x in columns {
      if !row[x].glyph.isASCII { return false }
      let cell = downsampler.downsampled(row[x])
      if cell.style != style, !keepStyle(for: cell, in: x..<x + 1, row.count) { return false }
    }
    bytes.append(atMost: columns.count) { writer in
      for x in columns { row[x].glyph.write(to: &writer) }
    }
    return true
  }
}
