import Components

/// All cells of a screen, row by row.
struct Grid: Hashable, Sendable {
  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]
  /// The rows in which a glyph may stand whose width terminals disagree about.
  private var ambiguousRows: Set<Int> = []

  /// A blank grid.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: .blank, count: columns * rows)
  }

  static func == (lhs: Grid, rhs: Grid) -> Bool {
    lhs.columns == rhs.columns && lhs.cells == rhs.cells
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(cells)
  }

  subscript(x: Int, y: Int) -> Cell {
    get { cells[y * columns + x] }
    set { cells[y * columns + x] = newValue }
  }

  /// A row's cells.
  func row(_ y: Int) -> ArraySlice<Cell> {
    cells[y * columns..<(y + 1) * columns]
  }

  /// Whether there is a glyph in row `y` whose width terminals disagree about.
  func hasAmbiguousWidth(row y: Int) -> Bool {
    ambiguousRows.contains(y) && row(y).contains { $0.glyph.hasAmbiguousWidth }
  }

  /// Makes all cells of `rect` equal.
  mutating func fill(_ rect: Rect, with cell: Cell = .blank) {
    for y in rect.rows {
      blankStraddlingGlyph(at: rect.columns.lowerBound, y)
      blankStraddlingGlyph(at: rect.columns.upperBound, y)
      for x in rect.columns { self[x, y] = cell }
    }
  }

  /// Writes glyphs, from a place to the right; where `look` has no say in it, over the background that
  /// is there.
  mutating func write(
    _ glyphs: ArraySlice<Glyph>, _ style: CellStyle, at point: Point, hasBackground: Bool
  ) {
    var x = point.x
    for glyph in glyphs {
      let beneath = self[x, point.y].style
      put(
        GlyphCode(bits: glyph.code), hasBackground ? style : style.onBackground(beneath), at: x,
        point.y)
      x += Int(glyph.width)
    }
  }

  /// Puts a glyph into its one or two cells.
  ///
  /// Of a wide glyph that loses one of its cells, the other becomes blank.
  mutating func put(_ glyph: GlyphCode, _ style: CellStyle, at x: Int, _ y: Int) {
    blankStraddlingGlyph(at: x, y)
    blankStraddlingGlyph(at: glyph.isWide ? x + 2 : x + 1, y)
    self[x, y] = Cell(glyph: glyph, style: style)
    if glyph.isWide { self[x + 1, y] = Cell(glyph: .trailingHalf, style: style) }
    if glyph.hasAmbiguousWidth { ambiguousRows.insert(y) }
  }

  /// Sees to it that no wide glyph stands on both sides of column `x`'s left edge.
  private mutating func blankStraddlingGlyph(at x: Int, _ y: Int) {
    guard x > 0, x < columns, self[x, y].glyph == .trailingHalf else { return }
    self[x - 1, y].glyph = .blank
    self[x, y].glyph = .blank
  }

  /// Takes over cells of a row.
  mutating func copy(_ range: Range<Int>, row y: Int, from other: Grid) {
    for x in range { self[x, y] = other[x, y] }
    if other.ambiguousRows.contains(y) { ambiguousRows.insert(y) }
  }
}
