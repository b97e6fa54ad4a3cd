import ComponentCore

extension Screen {
  /// Returns the bytes of the newest frame while pictures are shown before or after it.
  func bytesWithPictures(cursor: Point?) -> [UInt8] {
    defer { painter.pictures.keep(mirror.shownPictures.ids) }
    return mirror.bytes(
      for: painter.grid, dirtySpans: painter.dirtySpans, cursor: cursor, pool: typesetter.pool,
      pictures: painter.pictures)
  }
}

extension TerminalMirror {
  /// Returns the bytes that update the terminal, and updates the copy, while pictures are shown
  /// before or after it.
  ///
  /// First the cells are written, with blanks under pictures, then the pictures. No rows are
  /// moved, because terminals disagree about what happens to pictures then.
  fileprivate mutating func bytes(
    for new: Grid, dirtySpans: DirtySpans, cursor: Point?, pool: ClusterPool,
    pictures: PictureTable
  ) -> [UInt8] {
    var dirtySpans = dirtySpans
    if isContentUnknown || grid.columns != new.columns || grid.rows != new.rows {
      isContentUnknown = false
      grid = Grid(columns: new.columns, rows: new.rows)
      encoder.clear()
      shownPictures.removeAll(with: &encoder)
      for y in 0..<new.rows { dirtySpans.insert(0..<new.columns, row: y) }
    }
    let (parts, removed) = shownPictures.update(dirtySpans.rows.lazy.map(\.y), of: new, pictures)
    if pictures.graphics?.drawsAtCursor == true {
      // Only text that is written erases these.
      for rect in removed {
        grid.fill(rect, with: .unknown)
        for y in rect.rows { dirtySpans.insert(rect.columns, row: y) }
      }
    }
    let written = encode(dirtySpans, of: shownPictures.blanked(new), pool)
    shownPictures.show(parts, of: pictures, over: written, with: &encoder)
    encoder.showCursor(at: cursor, in: new)
    defer { encoder.bytes.releaseMemory() }
    return encoder.takeBytes()
  }

  /// Writes the cells that differ.
  ///
  /// - Returns: Their rectangles.
  private mutating func encode(
    _ dirtySpans: DirtySpans, of new: Grid, _ pool: ClusterPool
  ) -> [Rect] {
    var written: [Rect] = []
    for span in dirtySpans.rows {
      encode(span, of: new, pool)
      for change in changes {
        written.append(
          Rect(x: change.columns.lowerBound, y: change.y, width: change.columns.count, height: 1))
      }
    }
    return written
  }
}

extension GridCell {
  /// A cell whose contents on the terminal are unknown. It is never written, and equal to none.
  fileprivate static let unknown = GridCell(
    glyph: GlyphCode(PicturePart(index: 0, cell: .zero)), style: .standard)
}
