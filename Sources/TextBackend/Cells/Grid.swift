import ComponentCore

/// The cells of a screen, row by row.
struct Grid: Hashable, Sendable {
  let columns: Int
  let rows: Int
  private(set) var cells: [GridCell]
  /// Whether each row may contain an unstable glyph.
  private var maybeUnstable: [Bool]

  /// Creates a blank grid.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: .blank, count: columns * rows)
    maybeUnstable = Array(repeating: false, count: rows)
  }

  static func == (lhs: Grid, rhs: Grid) -> Bool {
    lhs.columns == rhs.columns && lhs.cells == rhs.cells
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(cells)
  }

  subscript(x: Int, y: Int) -> GridCell {
    get { cells[y * columns + x] }
    set { cells[y * columns + x] = newValue }
  }

  /// Returns the span of all cells of row `y`.
  func span(ofRow y: Int) -> RowSpan { RowSpan(y: y, columns: 0..<columns) }

  /// Returns the cells of row `y`.
  func row(_ y: Int) -> ArraySlice<GridCell> {
    cells[y * columns..<(y + 1) * columns]
  }

  /// Calls `body` with the cells of row `y`.
  func withRow<Result>(
    _ y: Int, _ body: (UnsafeBufferPointer<GridCell>) -> Result
  ) -> Result {
    cells.withUnsafeBufferPointer { cells in
      body(UnsafeBufferPointer(rebasing: cells[y * columns..<(y + 1) * columns]))
    }
  }

  /// Returns whether row `y` contains a glyph that terminals may show in other cells.
  func isUnstable(row y: Int) -> Bool {
    maybeUnstable[y] && row(y).contains { $0.glyph.isUnstable }
  }

  /// Changes the style of every cell.
  mutating func mapStyles(_ change: (CellStyle) -> CellStyle) {
    for index in cells.indices { cells[index].style = change(cells[index].style) }
  }

  /// Sets every cell of `rect` to `cell`.
  mutating func fill(_ rect: Rect, with cell: GridCell = .blank) {
    withRows(of: rect) { $0.update(repeating: cell) }
  }

  /// Writes a glyph that is one column wide into every cell of `rect`.
  ///
  /// - Parameter hasBackground: Whether `style` replaces the background; otherwise each cell keeps
  ///   its own.
  mutating func fill(
    _ rect: Rect, with glyph: GlyphCode, _ style: CellStyle, hasBackground: Bool
  ) {
    let cell = GridCell(glyph: glyph, style: style)
    withRows(of: rect) { row in
      if hasBackground { return row.update(repeating: cell) }
      for x in row.indices {
        row[x] = GridCell(glyph: glyph, style: style.onBackground(row[x].style))
      }
    }
    if glyph.isUnstable {
      for y in rect.rows { maybeUnstable[y] = true }
    }
  }

  /// Writes eight glyphs, which are one column wide, along the inside of `rect`: the corners and
  /// the edges, row by row.
  ///
  /// - Parameter hasBackground: Whether `style` replaces the background; otherwise each cell keeps
  ///   its own.
  mutating func drawBorder(
    _ rect: Rect, with glyphs: [Glyph], _ style: CellStyle, hasBackground: Bool
  ) {
    func put(_ glyph: Glyph, in cell: inout GridCell) {
      let style = hasBackground ? style : style.onBackground(cell.style)
      cell = GridCell(glyph: GlyphCode(bits: glyph.code), style: style)
    }
    let (left, right) = (rect.origin.x, rect.origin.x + rect.size.width - 1)
    let (top, bottom) = (rect.origin.y, rect.origin.y + rect.size.height - 1)
    for (y, first) in [(top, 0), (bottom, 5)] {
      withRows(of: Rect(x: left, y: y, width: rect.size.width, height: 1)) { row in
        put(glyphs[first], in: &row[0])
        for x in 1..<row.count - 1 { put(glyphs[first + 1], in: &row[x]) }
        put(glyphs[first + 2], in: &row[row.count - 1])
      }
    }
    for (x, index) in [(left, 3), (right, 4)] {
      withRows(of: Rect(x: x, y: top + 1, width: 1, height: rect.size.height - 2)) { row in
        put(glyphs[index], in: &row[0])
      }
    }
    if glyphs.contains(where: { GlyphCode(bits: $0.code).isUnstable }) {
      for y in rect.rows { maybeUnstable[y] = true }
    }
  }

  /// Calls `body` with the cells of each row of `rect`, where no wide glyph straddles its edges
  /// any more.
  @inline(__always)
  private mutating func withRows(
    of rect: Rect, _ body: (UnsafeMutableBufferPointer<GridCell>) -> Void
  ) {
    if rect.isEmpty { return }
    let (start, end) = (rect.origin.x, rect.origin.x + rect.size.width)
    let bottom = rect.origin.y + rect.size.height
    // Once for all cells, which are written without a check.
    precondition(
      start >= 0 && end <= columns && rect.origin.y >= 0 && bottom <= rows,
      "The area is outside of the grid.")
    withRows(rect.origin.y..<bottom) { row in
      row.blankStraddlingGlyph(at: start)
      row.blankStraddlingGlyph(at: end)
      body(UnsafeMutableBufferPointer(rebasing: row[start..<end]))
    }
  }

  /// Sets the cell at `point` to `cell`, as for a rectangle of this cell.
  mutating func fill(_ point: Point, with cell: GridCell) {
    let (x, columns) = (point.x, columns)
    precondition(
      x >= 0 && x < columns && point.y >= 0 && point.y < rows, "The cell is outside of the grid.")
    cells.withUnsafeMutableBufferPointer { cells in
      guard let row = cells.baseAddress.map({ $0 + point.y &* columns }) else { return }
      if row[x].glyph == .trailingHalf, x > 0 { row[x &- 1].glyph = .blank }
      if x &+ 1 < columns, row[x &+ 1].glyph == .trailingHalf { row[x &+ 1].glyph = .blank }
      row[x] = cell
    }
  }

  /// Replaces the cells in the area of `patch`.
  mutating func apply(_ patch: GridPatch) {
    patch.cells.withUnsafeBufferPointer { cells in
      var start = 0
      withRows(of: patch.area) { row in
        _ = row.update(fromContentsOf: cells[start..<start + row.count])
        start += row.count
      }
    }
    if patch.isUnstable {
      for y in patch.area.rows { maybeUnstable[y] = true }
    }
  }

  /// Writes glyphs from `point` to the right.
  ///
  /// - Parameter hasBackground: Whether `style` replaces the background; otherwise each cell keeps
  ///   its own.
  mutating func write(
    _ glyphs: ArraySlice<Glyph>, _ style: CellStyle, at point: Point, hasBackground: Bool
  ) {
    if glyphs.isEmpty { return }
    let end = point.x + glyphs.width
    // Once for all cells, which are written without a check.
    precondition(
      point.x >= 0 && end <= columns && (0..<rows).contains(point.y),
      "The text is outside of the grid.")
    var x = point.x
    var isUnstable = false
    withRows(point.y..<point.y + 1) { row in
      // Between the first and the last cell, everything is replaced.
      row.blankStraddlingGlyph(at: x)
      row.blankStraddlingGlyph(at: end)
      for glyph in glyphs {
        let code = GlyphCode(bits: glyph.code)
        let style = hasBackground ? style : style.onBackground(row[x].style)
        row[x] = GridCell(glyph: code, style: style)
        if code.isWide { row[x + 1] = GridCell(glyph: .trailingHalf, style: style) }
        isUnstable = isUnstable || code.isUnstable
        x += Int(glyph.width)
      }
    }
    if isUnstable { maybeUnstable[point.y] = true }
  }

  /// Puts a glyph into one cell, or two if it is wide.
  ///
  /// A wide glyph that loses one of its cells to it becomes blank in the other.
  mutating func put(_ glyph: GlyphCode, _ style: CellStyle, at x: Int, _ y: Int) {
    withRows(y..<y + 1) { row in
      row.blankStraddlingGlyph(at: x)
      row.blankStraddlingGlyph(at: glyph.isWide ? x + 2 : x + 1)
    }
    self[x, y] = GridCell(glyph: glyph, style: style)
    if glyph.isWide { self[x + 1, y] = GridCell(glyph: .trailingHalf, style: style) }
    if glyph.isUnstable { maybeUnstable[y] = true }
  }

  /// Calls `body` with the cells of each of `rows`, which must exist.
  private mutating func withRows(
    _ rows: Range<Int>, _ body: (UnsafeMutableBufferPointer<GridCell>) -> Void
  ) {
    let columns = columns
    cells.withUnsafeMutableBufferPointer { cells in
      guard let start = cells.baseAddress else { return }
      for y in rows {
        body(UnsafeMutableBufferPointer(start: start + y * columns, count: columns))
      }
    }
  }

  /// Moves `rows` up by `distance`, or down if it is negative. Rows become blank where none move
  /// to.
  mutating func scroll(_ rows: Range<Int>, by distance: Int) {
    // The rows whose new content is among `rows`.
    let kept =
      distance > 0
      ? rows.dropLast(distance) : rows.dropFirst(-distance)
    let columns = columns
    cells.withUnsafeMutableBufferPointer { cells in
      guard let start = cells.baseAddress, let first = kept.first else { return }
      (start + first * columns).update(
        from: start + (first + distance) * columns, count: kept.count * columns)
    }
    let unstable = maybeUnstable
    for y in rows {
      maybeUnstable[y] = kept.contains(y) && unstable[y + distance]
      if !kept.contains(y) { fill(Rect(x: 0, y: y, width: columns, height: 1)) }
    }
  }

  /// Copies the cells of row `y` in `range` from `other`.
  mutating func copy(_ range: Range<Int>, row y: Int, from other: Grid) {
    let cells = y * columns + range.lowerBound..<y * columns + range.upperBound
    self.cells.withUnsafeMutableBufferPointer { own in
      other.cells.withUnsafeBufferPointer { others in
        _ = own[cells].update(fromContentsOf: others[cells])
      }
    }
    if other.maybeUnstable[y] { maybeUnstable[y] = true }
  }
}

extension UnsafeMutableBufferPointer<GridCell> {
  /// Blanks a wide glyph that straddles the left edge of column `x` of this row.
  fileprivate func blankStraddlingGlyph(at x: Int) {
    guard x > 0, x < count, self[x].glyph == .trailingHalf else { return }
    self[x - 1].glyph = .blank
    self[x].glyph = .blank
  }
}
