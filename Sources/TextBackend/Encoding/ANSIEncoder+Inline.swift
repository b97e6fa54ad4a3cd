import ComponentCore

// How an inline view is drawn: The terminal does not tell in which row the view begins, and its
// contents scroll. So the encoder counts rows from the view's first one, and moves the cursor by
// relative sequences. A row below the last one that exists is made by line feeds, which scroll the
// terminal at its last row. Between frames the hidden cursor waits at the beginning of the first
// row: when the window is resized, terminals wrap long rows again but keep the cursor on its
// character, so that cell is still where the view begins.

/// The rows of a terminal in which an inline view is drawn.
struct InlineRegion: Equatable {
  /// The row of the terminal's cursor, counted from the first row of the view.
  var row = 0
  /// The number of rows from the first one that exist on the terminal.
  var rows = 1
}

extension ANSIEncoder {
  /// The largest distance that line feeds bridge in fewer bytes than a control sequence.
  private static let lineFeedLimit = 3

  /// Erases the view and everything below it, with the cursor at the beginning of the first row.
  ///
  /// The first cell is erased separately: tmux takes erasing from the corner of the screen for
  /// clearing it, and moves everything into the scrollback.
  ///
  /// - Parameter rowsAbove: The number of rows of the view above the cursor.
  mutating func clearRegion(rowsAbove: Int) {
    bytes += "\u{1B}[0m".utf8
    resetStyle()
    region = InlineRegion(row: rowsAbove, rows: rowsAbove + 1)
    moveInRegion(to: .zero)
    bytes += "\u{1B}[K\u{1B}[C\u{1B}[J\r".utf8
    region = InlineRegion()
  }

  /// Erases row `y` and everything below it.
  mutating func eraseRows(from y: Int) {
    guard let region, y < region.rows else { return }
    setStyle(.standard)
    moveInRegion(to: Point(x: 0, y: y))
    bytes += "\u{1B}[J".utf8
  }

  /// Moves the cursor to the beginning of the first row.
  mutating func park() {
    if region?.row != 0 || cursor != .zero { moveInRegion(to: .zero) }
  }

  /// Moves the cursor to `point`, counted from the first row of the view.
  mutating func moveInRegion(to point: Point) {
    guard let region else { return }
    let isColumnKnown = cursor == Point(x: point.x, y: region.row)
    if point.y < region.row {
      moveRows(region.row - point.y, "A")
    } else {
      moveDown(from: region.row, to: point.y, existing: region.rows)
    }
    if !isColumnKnown {
      if point.x == 0 {
        bytes.append(ascii: "\r")
      } else {
        bytes.appendCSI()
        bytes.appendDecimal(point.x + 1, then: "G")
      }
    }
    self.region = InlineRegion(row: point.y, rows: max(region.rows, point.y + 1))
    cursor = point
  }

  private mutating func moveDown(from row: Int, to target: Int, existing: Int) {
    let distance = min(target, existing - 1) - row
    if distance > ANSIEncoder.lineFeedLimit {
      moveRows(distance, "B")
    } else {
      for _ in 0..<max(0, distance) { bytes.append(ascii: "\n") }
    }
    guard target >= existing else { return }
    // A row that scrolls in has the current background.
    setStyle(.standard)
    for _ in existing...target { bytes.append(ascii: "\n") }
  }

  private mutating func moveRows(_ count: Int, _ final: Unicode.Scalar) {
    bytes.appendCSI()
    if count > 1 { bytes.appendDecimal(count) }
    bytes.append(ascii: final)
  }

  /// Erases the view, writes `lines` in its place and begins the view below them.
  ///
  /// Wrapping is on meanwhile, so that the terminal breaks long lines, also when it is resized
  /// later.
  mutating func write(_ lines: [[UInt8]], aboveRegionWithRowsAbove rowsAbove: Int) {
    clearRegion(rowsAbove: rowsAbove)
    bytes += "\u{1B}[?7h".utf8
    for line in lines {
      bytes += line
      bytes += "\r\n".utf8
    }
    bytes += "\u{1B}[?7l".utf8
    region = InlineRegion()
    cursor = .zero
  }
}
