import ComponentCore

extension Painter {
  func draw(_ picture: CellPicture, _ cell: Point, at point: Point) -> Bool {
    guard let graphics = pictures.graphics else { return false }
    // After a picture in the last row, terminals may scroll.
    if graphics.drawsAtCursor, point.y == grid.rows - 1 { return false }
    guard let index = pictures.index(of: picture, in: grid) else { return false }
    let beneath = grid[point.x, point.y]
    let upper = picture.pixel(cell.x, 2 * cell.y)
    let lower = picture.pixel(cell.x, 2 * cell.y + 1)
    if upper.alpha < 255 || lower.alpha < 255 || upper.value == .clear || lower.value == .clear {
      // What would shine through is the background only.
      guard beneath.glyph == .blank, beneath.style.effects.isEmpty else { return false }
    }
    let style = CellStyle(
      foreground: .standard, background: beneath.style.background, effects: [])
    put(GridCell(glyph: GlyphCode(PicturePart(index: index, cell: cell)), style: style), at: point)
    return true
  }

  /// Replaces parts of pictures in `rect` by two pixels for each cell, so that others can be drawn
  /// over them.
  func replacePictures(in rect: Rect) {
    for y in rect.rows {
      for x in rect.columns where grid[x, y].glyph.picturePart != nil {
        put(replacingPicture(grid[x, y]), at: Point(x: x, y: y))
      }
    }
  }

  /// Returns the cells of row `y`, with two pixels of a picture in each.
  func rowWithoutPictures(_ y: Int) -> ArraySlice<GridCell> {
    pictures.isEmpty ? grid.row(y) : grid.row(y).map(replacingPicture)[...]
  }

  private func replacingPicture(_ cell: GridCell) -> GridCell {
    guard let part = cell.glyph.picturePart else { return cell }
    let blank = GridCell(glyph: .blank, style: cell.style)
    guard let picture = pictures[part.index]?.picture else { return blank }
    func color(_ color: Color) -> Color? { color.value == .clear ? nil : color }
    return blank.covered(
      upper: color(picture.pixel(part.cell.x, 2 * part.cell.y)),
      lower: color(picture.pixel(part.cell.x, 2 * part.cell.y + 1)), in: colorScheme)
  }
}

extension GridCell {
  /// Returns the cell with its halves filled, on a terminal of `scheme`. `nil` leaves the
  /// background of a half.
  func covered(upper: Color?, lower: Color?, in scheme: ColorScheme) -> GridCell {
    let beneath = style.background
    guard upper != nil || lower != nil else { return self }
    guard let upper, let lower else {
      let color = upper ?? lower ?? .clear
      let style = CellStyle(
        foreground: beneath.covered(by: color, in: scheme), background: beneath, effects: [])
      return GridCell(glyph: GlyphCode(upper == nil ? .lower : .upper), style: style)
    }
    let above = beneath.covered(by: upper, in: scheme)
    let below = beneath.covered(by: lower, in: scheme)
    return GridCell(
      glyph: above == below ? .blank : .upperHalf,
      style: CellStyle(
        foreground: above == below ? .standard : above, background: below, effects: []))
  }
}
