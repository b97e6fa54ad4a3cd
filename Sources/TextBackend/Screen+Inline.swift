import ComponentCore

/// The state of a screen that shows a view inline.
struct InlineState {
  /// The largest number of rows of the view; `nil` if the screen has a fixed size.
  var rowLimit: Int?
  /// The lines to write above the view with the next frame.
  var linesAbove: [[UInt8]] = []
}

extension Screen {
  /// Makes the screen as high as its views, up to its present height, for an inline view.
  ///
  /// The view begins in the row of the terminal's cursor, which is at its beginning, and
  /// ``bytes()`` contain no absolute positions. Call this again when the terminal's cursor has
  /// been moved by others.
  package func beginInline() {
    inline.rowLimit = inline.rowLimit ?? painter.grid.rows
    mirror.beginRegion()
    invalidate()
  }

  /// The number of rows from the terminal's cursor to the last row of an inline view.
  package var rowsBelowCursor: Int {
    max(0, painter.grid.rows - 1 - (mirror.region?.row ?? 0))
  }

  /// The number of rows of the newest frame.
  package var rowCount: Int { painter.grid.rows }

  /// Writes `text` above an inline view with the next frame, as lines that pass the sanitizer.
  package func insertAbove(_ text: String) {
    inline.linesAbove += SafeText.lines(of: text).map { Array($0.utf8) }
  }

  /// Returns the bytes that erase an inline view, so that others can write in its place.
  package func erasingInline() -> [UInt8] {
    mirror.eraseRegion(onColumns: painter.grid.columns)
  }

  /// Returns the bytes that write the pending lines and the newest frame below them.
  func bytesWithLinesAbove(cursor: Point?) -> [UInt8] {
    let lines = inline.linesAbove
    inline.linesAbove = []
    defer { didShowFrame() }
    return mirror.bytes(
      insertingAbove: lines, painter.grid, cursor: cursor, pool: typesetter.pool)
  }

  /// Gives an inline view the height of its contents.
  func fitRows() {
    guard let rowLimit = inline.rowLimit else { return }
    let columns = painter.grid.columns
    let height = min(max(1, tree.idealHeight()), rowLimit)
    if height != painter.grid.rows { setSize(Size(width: columns, height: height)) }
  }
}
