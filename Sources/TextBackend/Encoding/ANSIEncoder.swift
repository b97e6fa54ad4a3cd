import Components

/// Writes what changes on a terminal in the fewest bytes it knows.
///
/// It remembers where the cursor is and how the terminal would write now, from one frame to the next.
struct ANSIEncoder {
  var capabilities = Capabilities()
  private(set) var bytes: [UInt8] = []
  private var downsampler: ColorDownsampler
  /// `nil` when nobody can say.
  private var cursor: Point?
  private var style: CellStyle?
  /// Whether the terminal shows its cursor; `nil` when nobody can say.
  private var isCursorVisible: Bool? = false

  init(depth: ColorDepth) {
    downsampler = ColorDownsampler(depth: depth)
  }

  /// What has been written since the last time.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Makes the whole screen blank, whatever state the terminal is in.
  mutating func clear() {
    bytes += "\u{1B}[0m\u{1B}[2J".utf8
    style = .standard
    cursor = nil
    // A terminal that shows none was told so by whoever took it over, and is told again by them.
    if isCursorVisible == true { isCursorVisible = nil }
  }

  /// The cursor may be anywhere.
  mutating func invalidateCursorPosition() {
    cursor = nil
  }

  // MARK: Cells

  /// Writes the cells of row `y` that stand in `columns`, which cut no wide glyph.
  mutating func write(
    _ columns: Range<Int>, of row: ArraySlice<Cell>, _ y: Int, pool: ClusterPool
  ) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let cell = row[row.startIndex + x]
      let end = endOfRun(of: cell, from: x, before: columns.upperBound, in: row)
      let reachesEdge = end == row.count
      move(to: Point(x: x, y: y), in: row)
      if cell.isErasable, reachesEdge, end - x > 3 {
        erase { $0 += "K".utf8 }
        x = end
      } else if cell.isErasable, end - x > 8 {
        erase { $0.appendDecimal(end - x, then: "X") }
        x = end
      } else {
        x = write(cell, x..<end, in: row, pool)
      }
    }
  }

  private func endOfRun(
    of cell: Cell, from x: Int, before limit: Int, in row: ArraySlice<Cell>
  ) -> Int {
    var end = x + 1
    while end < limit, row[row.startIndex + end] == cell { end += 1 }
    return end
  }

  /// Writes the first of a run of equal cells, and if that is shorter, has the terminal repeat it;
  /// returns the column after what has been written.
  private mutating func write(
    _ cell: Cell, _ run: Range<Int>, in row: ArraySlice<Cell>, _ pool: ClusterPool
  ) -> Int {
    let cell = downsampler.downsampled(cell)
    setStyle(cell.style)
    let start = bytes.count
    pool.write(cell.glyph, to: &bytes)
    let length = bytes.count - start
    let repeats = run.count - 1
    var next = run.lowerBound + (cell.glyph.isWide ? 2 : 1)
    if capabilities.repetition.allows(cell.glyph), length * repeats > 3 + repeats.digitCount {
      bytes += "\u{1B}[".utf8
      bytes.appendDecimal(repeats, then: "b")
      next = run.upperBound
    }
    // Nobody can say where the cursor is after a glyph whose width terminals disagree about, nor
    // after one in the last column.
    if cell.glyph.hasAmbiguousWidth || next >= row.count { cursor = nil } else { cursor?.x = next }
    return next
  }

  private mutating func erase(_ code: (inout [UInt8]) -> Void) {
    setStyle(.standard)
    bytes += "\u{1B}[".utf8
    code(&bytes)
  }

  // MARK: The cursor

  /// Whether the terminal's cursor can be seen at `place`; or not at all, if that is `nil`.
  func showsCursor(at point: Point?) -> Bool {
    point == nil ? isCursorVisible == false : isCursorVisible == true && cursor == point
  }

  /// Has the terminal's cursor be seen at `place` of `grid`; or not at all, if that is `nil`.
  ///
  /// A cursor that is seen goes where cells are written, and then back, in one frame.
  mutating func showCursor(at point: Point?, in grid: Grid) {
    if let point { move(to: point, in: grid.row(point.y)) }
    if isCursorVisible == (point != nil) { return }
    bytes += "\u{1B}[?25\(point == nil ? "l" : "h")".utf8
    isCursorVisible = point != nil
  }

  /// Moves the cursor to `place`, in `row`, by whatever is shortest.
  private mutating func move(to point: Point, in row: ArraySlice<Cell>) {
    if cursor == point { return }
    defer { cursor = point }
    guard let cursor, cursor.y == point.y else {
      bytes += "\u{1B}[".utf8
      if point.y > 0 || point.x > 0 { bytes.appendDecimal(point.y + 1) }
      if point.x > 0 {
        bytes += ";".utf8
        bytes.appendDecimal(point.x + 1)
      }
      bytes += "H".utf8
      return
    }
    let step = point.x - cursor.x
    if step > 0, step <= 4, rewrite(cursor.x..<point.x, of: row) { return }
    bytes += "\u{1B}[".utf8
    if step > 0, step.digitCount <= (point.x + 1).digitCount {
      if step > 1 { bytes.appendDecimal(step) }
      bytes += "C".utf8
    } else {
      bytes.appendDecimal(point.x + 1, then: "G")
    }
  }

  /// Moves over a few cells by writing them again, if that takes nothing but their characters.
  private mutating func rewrite(_ columns: Range<Int>, of row: ArraySlice<Cell>) -> Bool {
    let cells = row[row.startIndex + columns.lowerBound..<row.startIndex + columns.upperBound]
    for cell in cells where !cell.glyph.isASCII || downsampler.downsampled(cell.style) != style {
      return false
    }
    for cell in cells { cell.glyph.write(to: &bytes) }
    return true
  }

  // MARK: Looks

  /// Has the terminal write in `look`.
  private mutating func setStyle(_ style: CellStyle) {
    if style == self.style { return }
    var codes = SGR()
    codes.reset()
    codes.change(from: .standard, to: style)
    if let old = self.style {
      var difference = SGR()
      difference.change(from: old, to: style)
      if difference.bytes.count < codes.bytes.count { codes = difference }
    }
    bytes += "\u{1B}[".utf8
    bytes += codes.bytes
    bytes += "m".utf8
    self.style = style
  }
}

extension Cell {
  /// Whether erasing makes such a cell. Terminals differ in whether they erase to a color, or to a
  /// look.
  fileprivate var isErasable: Bool { self == .blank }
}
