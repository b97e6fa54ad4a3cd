import ComponentCore

/// A copy of the cells in an area of a grid.
struct GridPatch {
  let area: Rect
  /// The cells, row by row.
  let cells: [GridCell]
  /// Whether one of the glyphs is unstable.
  let isUnstable: Bool

  init(_ grid: Grid, in area: Rect) {
    self.area = area
    cells = area.rows.flatMap { grid.row($0).dropFirst(area.origin.x).prefix(area.size.width) }
    isUnstable = cells.contains { $0.glyph.isUnstable }
  }

  /// Whether one of the cells shows a part of a picture.
  var hasPictures: Bool { cells.contains { $0.glyph.picturePart != nil } }
}
