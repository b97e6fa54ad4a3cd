import ComponentCore

/// A surface that draws on a grid and records where.
@MainActor
final class Painter: Surface {
  // Mutated in place for every frame and not re-entered meanwhile: checking would cost more.
  @exclusivity(unchecked) private var counted: CountedGrid
  /// Whether the terminal's background is dark or light, which blending depends on.
  var colorScheme = ColorScheme.dark
  /// The pictures that the cells refer to.
  @exclusivity(unchecked) var pictures = PictureTable()
  /// The cells that may have changed since the last frame.
  @exclusivity(unchecked) private(set) var dirtySpans = DirtySpans()
  /// Whether a wide glyph straddles the left or right edge of the area being painted.
  @exclusivity(unchecked) private var isClipped = (left: false, right: false)

  /// - Parameter cell: The initial content of every cell.
  init(columns: Int, rows: Int, cell: GridCell = .blank) {
    counted = CountedGrid(grid: Grid(columns: columns, rows: rows))
    if cell != .blank { grid.fill(Rect(x: 0, y: 0, width: columns, height: rows), with: cell) }
  }

  /// The cells.
  private(set) var grid: Grid {
    get { counted.grid }
    _modify { yield &counted.grid }
  }

  var changeCount: Int { counted.changeCount }

  /// Replaces the grid by a blank one of another size.
  func resize(columns: Int, rows: Int) {
    grid = Grid(columns: columns, rows: rows)
    clearDirtySpans()
  }

  /// Marks the whole grid as unchanged.
  func clearDirtySpans() {
    dirtySpans.removeAll()
  }

  func repaint(_ area: Rect, _ content: @MainActor (Rect) -> Void) {
    var area = area.intersection(Rect(x: 0, y: 0, width: grid.columns, height: grid.rows))
    if area.isEmpty { return }
    repeat {
      grid.fill(area)
      for y in area.rows { dirtySpans.insert(area.columns, row: y) }
      isClipped = (false, false)
      content(area)
      if isClipped.left {
        area.origin.x -= 1
        area.size.width += 1
      }
      if isClipped.right { area.size.width += 1 }
    } while hasClippedGlyph
  }

  func backdrop(in area: Rect) -> Backdrop? {
    let patch = GridPatch(grid, in: area)
    // A picture may be removed from the table meanwhile.
    if patch.cells.isEmpty || patch.hasPictures { return nil }
    return Backdrop(area: area) { [unowned self] in restore(patch) }
  }

  private func restore(_ patch: GridPatch) {
    grid.apply(patch)
    for y in patch.area.rows { dirtySpans.insert(patch.area.columns, row: y) }
    isClipped = (false, false)
  }

  var hasClippedGlyph: Bool { isClipped.left || isClipped.right }

  func reportClippedGlyph(left: Bool, right: Bool) {
    isClipped.left = isClipped.left || left
    isClipped.right = isClipped.right || right
  }

  func fill(_ rect: Rect, _ attributes: Attributes) {
    let cell = GridCell(glyph: .blank, style: CellStyle(attributes))
    if rect.size == Size(width: 1, height: 1) { return grid.fill(rect.origin, with: cell) }
    grid.fill(rect, with: cell)
  }

  func fill(_ quadrants: Quadrants, at point: Point, _ color: Color) {
    if !pictures.isEmpty { replacePictures(in: Rect(cellAt: point)) }
    let beneath = grid[point.x, point.y].style
    let style = CellStyle(
      foreground: beneath.background.covered(by: color, in: colorScheme),
      background: beneath.background,
      effects: [])
    grid.put(GlyphCode(quadrants), style, at: point.x, point.y)
  }

  func draw(_ dots: BrailleDots, at point: Point, _ color: Color) {
    if !pictures.isEmpty { replacePictures(in: Rect(cellAt: point)) }
    let cell = grid[point.x, point.y]
    let style = CellStyle(
      foreground: cell.style.background.covered(by: color, in: colorScheme),
      background: cell.style.background,
      effects: [])
    grid.put(GlyphCode(dots.union(cell.glyph.brailleDots)), style, at: point.x, point.y)
  }

  func fill(upper: Color?, lower: Color?, at point: Point) {
    if !pictures.isEmpty { replacePictures(in: Rect(cellAt: point)) }
    if upper == nil, lower == nil { return }
    put(grid[point.x, point.y].covered(upper: upper, lower: lower, in: colorScheme), at: point)
  }

  /// Draws a cell over the one at `point`.
  func put(_ cell: GridCell, at point: Point) {
    grid.put(cell.glyph, cell.style, at: point.x, point.y)
  }

  func overlay(_ rect: Rect, _ color: Color) {
    if color.alpha == 255 {
      let style = CellStyle(
        foreground: .standard, background: CellColor(color).decorative, effects: [])
      return grid.fill(rect, with: GridCell(glyph: .blank, style: style))
    }
    if !pictures.isEmpty { replacePictures(in: rect) }
    for y in rect.rows {
      for x in rect.columns {
        grid[x, y].style = grid[x, y].style.tinted(by: color, in: colorScheme)
      }
    }
  }

  func write(_ glyphs: ArraySlice<Glyph>, at point: Point, _ attributes: Attributes) {
    if attributes.foreground?.alpha == 0 {
      return writeInvisible(glyphs, at: point, attributes)
    }
    if !pictures.isEmpty {
      replacePictures(in: Rect(x: point.x, y: point.y, width: glyphs.width, height: 1))
    }
    if attributes.foreground.isOpaque, attributes.background.isOpaque {
      return grid.write(
        glyphs, CellStyle(attributes), at: point, hasBackground: attributes.background != nil)
    }
    writeBlended(glyphs, at: point, attributes)
  }

  /// Writes text in a translucent color or on a translucent background.
  private func writeBlended(
    _ glyphs: ArraySlice<Glyph>, at point: Point, _ attributes: Attributes
  ) {
    var (point, index) = (point, glyphs.startIndex)
    while index < glyphs.endIndex {
      let (x, first) = (point.x, index)
      let background = grid[x, point.y].style.background
      repeat {
        point.x += Int(glyphs[index].width)
        index += 1
      } while index < glyphs.endIndex && grid[point.x, point.y].style.background == background
      let style = CellStyle(attributes).blended(attributes, over: background, in: colorScheme)
      let start = Point(x: x, y: point.y)
      grid.write(glyphs[first..<index], style, at: start, hasBackground: true)
    }
  }

  func fill(_ rect: Rect, with glyph: Glyph, _ attributes: Attributes) {
    if pictures.isEmpty, attributes.foreground.isOpaque, attributes.background.isOpaque {
      grid.fill(
        rect, with: GlyphCode(bits: glyph.code), CellStyle(attributes),
        hasBackground: attributes.background != nil)
    } else {
      writeRows(of: glyph, in: rect, attributes)
    }
  }

  func drawBorder(_ rect: Rect, with glyphs: [Glyph], _ attributes: Attributes) {
    if pictures.isEmpty, attributes.foreground.isOpaque, attributes.background.isOpaque {
      grid.drawBorder(
        rect, with: glyphs, CellStyle(attributes), hasBackground: attributes.background != nil)
    } else {
      fillBorder(of: rect, with: glyphs, attributes)
    }
  }

  /// Draws the background of text that is not seen, and what marks it as reversed.
  private func writeInvisible(
    _ glyphs: ArraySlice<Glyph>, at point: Point, _ attributes: Attributes
  ) {
    guard attributes.background != nil || attributes.isReversed == true else { return }
    var attributes = attributes
    attributes.foreground = nil
    write(Array(repeating: Glyph.blank, count: glyphs.width)[...], at: point, attributes)
  }

  /// Draws a cell of a layer over the cell at `point`.
  func composite(_ cell: GridCell, at point: Point) {
    if !pictures.isEmpty { replacePictures(in: Rect(cellAt: point)) }
    let isTransparent = cell.style.background == .transparent
    if isTransparent, cell.glyph == .blank, cell.style.effects.isEmpty { return }
    let style = isTransparent ? cell.style.onBackground(grid[point.x, point.y].style) : cell.style
    grid.put(cell.glyph, style, at: point.x, point.y)
  }
}

/// A grid, and the number of its changes.
private struct CountedGrid {
  var grid: Grid {
    didSet { changeCount &+= 1 }
  }
  private(set) var changeCount = 0
}

extension Color? {
  fileprivate var isOpaque: Bool { self?.alpha ?? 255 == 255 }
}

extension Rect {
  /// Creates the rectangle of one cell.
  fileprivate init(cellAt point: Point) {
    self.init(origin: point, size: Size(width: 1, height: 1))
  }
}
