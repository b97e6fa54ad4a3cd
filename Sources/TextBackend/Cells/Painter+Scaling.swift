import ComponentCore

extension Painter {
  func drawScaled(
    _ rect: Rect, to target: Rect, in window: ClipWindow, _ content: (any Surface) -> Void
  ) {
    let layer = Painter(columns: rect.size.width, rows: rect.size.height, cell: .transparent)
    layer.colorScheme = colorScheme
    content(layer)
    let columns = ScaledAxis(layer.grid.removableColumns(), rect.columns, target.columns)
    let rows = ScaledAxis(layer.grid.removableRows(), rect.rows, target.rows)
    let scaled = Rect(
      x: rect.origin.x + columns.offset, y: rect.origin.y + rows.offset,
      width: columns.sourceIndices.count, height: rows.sourceIndices.count)
    let area = scaled.intersection(window.clip)
    // A wide glyph across the edge of these columns is never shown, so it is not reported.
    let whole = scaled.intersection(window.bounds).columns
    for y in area.rows {
      for x in area.columns where window.isFullyVisible(Point(x: x, y: y)) {
        let cell = layer.grid[
          columns.sourceIndices[x - scaled.origin.x], rows.sourceIndices[y - scaled.origin.y]]
        put(cell, at: Point(x: x, y: y), painting: area.columns, of: whole)
      }
    }
  }

  /// Draws a cell of a layer, and a blank for a wide glyph that is cut off at the edge of `area`.
  private func put(
    _ cell: GridCell, at point: Point, painting area: Range<Int>, of whole: Range<Int>
  ) {
    let blank = GridCell(glyph: .blank, style: cell.style)
    if cell.glyph == .trailingHalf, point.x == area.lowerBound {
      if point.x > whole.lowerBound { reportClippedGlyph(left: true, right: false) }
      composite(blank, at: point)
    } else if cell.glyph.isWide, point.x + 1 == area.upperBound {
      if point.x + 1 < whole.upperBound { reportClippedGlyph(left: false, right: true) }
      composite(blank, at: point)
    } else if cell.glyph != .trailingHalf {
      composite(cell, at: point)
    }
  }
}

extension ScaledAxis {
  fileprivate init(_ removable: [Bool], _ old: Range<Int>, _ new: Range<Int>) {
    self.init(
      removable, leading: new.lowerBound - old.lowerBound,
      trailing: old.upperBound - new.upperBound)
  }
}

extension GridCell {
  /// A cell that shows the cell beneath.
  static let transparent = GridCell(
    glyph: .blank, style: CellStyle(foreground: .standard, background: .transparent, effects: []))

  /// Whether removing this cell beside `other` would change the drawing.
  fileprivate func isSignificant(beside other: GridCell) -> Bool {
    glyph != .blank && self != other
  }
}

extension Grid {
  /// For each column, whether it is beside the text and each of its cells is blank or equal to its
  /// neighbor.
  fileprivate func removableColumns() -> [Bool] {
    Grid.removable(columns) { x in
      (0..<rows).contains { self[x, $0].glyph.isText }
    } isSignificant: { x, other in
      (0..<rows).contains { self[x, $0].isSignificant(beside: self[other, $0]) }
    }
  }

  /// For each row, whether it is above or below the text and each of its cells is blank or equal
  /// to its neighbor.
  fileprivate func removableRows() -> [Bool] {
    Grid.removable(rows) { y in
      row(y).contains { $0.glyph.isText }
    } isSignificant: { y, other in
      (0..<columns).contains { self[$0, y].isSignificant(beside: self[$0, other]) }
    }
  }

  private static func removable(
    _ count: Int, isText: (Int) -> Bool, isSignificant: (Int, Int) -> Bool
  ) -> [Bool] {
    let first = (0..<count).first(where: isText) ?? count
    let last = (0..<count).last(where: isText) ?? -1
    return (0..<count).map { index in
      if first <= index, index <= last { return false }
      let neighbors = [index - 1, index + 1].filter { (0..<count).contains($0) }
      return neighbors.contains { !isSignificant(index, $0) }
    }
  }
}

extension GlyphCode {
  /// Whether this is neither blank nor a box-drawing character or block element, of which borders
  /// consist.
  fileprivate var isText: Bool {
    // U+2500 to U+259F in UTF-8.
    let isLine = length == 3 && bits & 0xFF == 0xE2 && (0x94...0x96).contains(bits >> 8 & 0xFF)
    return self != .blank && !isLine
  }
}
