import ComponentCore

/// Encodes runs of cells as escape sequences, in as few bytes as possible.
///
/// The encoder tracks the terminal's cursor and current style from one frame to the next, and
/// writes only the sequences that change them, and none for a blank that looks the same without.
/// For each run of equal cells it takes the shortest of writing them all, `REP` (if the terminal
/// has it), `ECH` and `EL`; for each cursor move, the shortest of rewriting the cells in between
/// and the sequences of `CursorMove`.
struct ANSIEncoder {
  var capabilities = Capabilities() {
    didSet { downsampler.hasUnderlineStyles = capabilities.hasUnderlineStyles }
  }
  var bytes = ByteBuffer()
  var downsampler: ColorDownsampler
  /// The position of the terminal's cursor; `nil` if it is unknown. Its column is that after the
  /// last one when a glyph has been written there, where terminals disagree about its position.
  var cursor: Point?
  /// The style in which the terminal writes; `nil` if it is unknown.
  private(set) var style: CellStyle?
  /// The number of the hyperlink that the terminal writes, 0 for none. No frame ends in a link.
  private(set) var link = 0
  /// The rows of an inline view; `nil` if the view fills the terminal.
  var region: InlineRegion?
  /// Whether the terminal shows its cursor; `nil` if it is unknown.
  var isCursorVisible: Bool? = false
  /// The blanks that the terminal may have in another style than their own.
  var inexactBlanks = InexactBlanks()

  init(depth: ColorDepth) {
    downsampler = ColorDownsampler(depth: depth)
  }

  /// Returns the bytes that have been written since the last call.
  mutating func takeBytes() -> [UInt8] {
    bytes.takeBytes()
  }

  /// Clears the screen, whatever state the terminal is in.
  mutating func clear() {
    bytes += "\u{1B}[0m\u{1B}[r\u{1B}[2J".utf8
    resetStyle()
  }

  /// Marks the cursor's position as unknown; in an inline view, the column.
  mutating func invalidateCursorPosition() {
    cursor = nil
  }

  /// Records that a sequence has reset the style, and marks the cursor's position as unknown.
  mutating func resetStyle() {
    style = .standard
    cursor = nil
    inexactBlanks.removeAll()
    // The session hides the cursor when it takes over the terminal, so a hidden cursor stays
    // hidden.
    if isCursorVisible == true { isCursorVisible = nil }
  }

  // MARK: Cells

  /// Writes the cells of row `y` in `columns`, whose edges cut no wide glyph.
  mutating func write(
    _ columns: Range<Int>, of row: UnsafeBufferPointer<GridCell>, _ y: Int, pool: ClusterPool
  ) {
    var x = columns.lowerBound
    // The end of the run of equal cells at `x`, of which some may have been written.
    var end = x
    while x < columns.upperBound {
      if cursor?.x != x || cursor?.y != y { move(to: Point(x: x, y: y), in: row) }
      x = writePlainGlyphs(x..<columns.upperBound, in: row)
      if x == columns.upperBound { break }
      let cell = row[x]
      if x >= end { end = endOfRun(of: cell, from: x, before: columns.upperBound, in: row) }
      if end - x > 3, end == row.count, cell.isErasable {
        erase(x..<end, of: row.count, "K")
        x = end
      } else if end - x > 8, cell.isErasable {
        erase(x..<end, of: row.count, "X")
        x = end
      } else {
        if end == x + 1, cell.glyph == .blank, link == 0 {
          x = writeBlank(cell.style, at: x, row.count)
        } else {
          x = write(cell, x..<end, in: row, pool)
        }
        // Terminals may have reordered the text.
        if cell.glyph.isRightToLeft, x == row.count || !row[x].glyph.isRightToLeft { cursor = nil }
      }
    }
    endLink()
  }

  /// Writes the glyphs at the beginning of `columns`, which is not empty, that are plain and have
  /// the current style and hyperlink. They need nothing but their bytes, and most text consists of
  /// them.
  ///
  /// - Returns: The column after the last cell written.
  private mutating func writePlainGlyphs(
    _ columns: Range<Int>, in row: UnsafeBufferPointer<GridCell>
  ) -> Int {
    let start = columns.lowerBound
    guard row[start].glyph.isPlain, isInCurrentLink(row[start].glyph), cursor?.x == start else {
      return start
    }
    let style = row[start].style
    let shown = downsampler.downsampled(style)
    guard shown == self.style, !downsampler.fillsHalfBlocks(in: shown) else { return start }
    var end = start
    while end < columns.upperBound, row[end].glyph.isPlain, isInCurrentLink(row[end].glyph),
      row[end].style == style,
      // Equal cells may be shorter to repeat.
      end + 1 == columns.upperBound || row[end + 1].glyph != row[end].glyph
        || !capabilities.repetition.allows(row[end].glyph)
    {
      end += row[end].glyph.isWide ? 2 : 1
    }
    bytes.append(atMost: (end - start) * GlyphCode.maxLength) { writer in
      // The second cell of a wide glyph has no bytes.
      for x in start..<end { writer.append(row[x].glyph.bits, count: row[x].glyph.storedLength) }
    }
    cursor?.x = end
    return end
  }

  private func endOfRun(
    of cell: GridCell, from x: Int, before limit: Int, in row: UnsafeBufferPointer<GridCell>
  ) -> Int {
    var end = x + 1
    while end < limit, row[end] == cell { end += 1 }
    return end
  }

  /// Writes the first cell of a run of equal cells and, if that is shorter, repeats it with `REP`.
  ///
  /// - Returns: The column after the last cell written.
  private mutating func write(
    _ cell: GridCell, _ run: Range<Int>, in row: UnsafeBufferPointer<GridCell>,
    _ pool: ClusterPool
  ) -> Int {
    let cell = downsampler.downsampled(cell)
    if cell.glyph.hasAmbiguousWidth {
      return writeAmbiguous(cell, at: run.lowerBound, row.count, pool)
    }
    if !isInCurrentLink(cell.glyph) {
      setStyle(cell.style)
      setLink(cell.glyph.link, pool)
    }
    let (old, length) = (style, pool.length(of: cell.glyph))
    let style = styleToWrite(cell, in: run, row.count)
    bytes.append(atMost: SGR.lengthLimit + length) { writer in
      if style != old { SGR.append(from: old, to: style, to: &writer) }
      pool.write(cell.glyph, to: &writer)
    }
    self.style = style
    let repeats = run.count - 1
    var next = run.lowerBound + (cell.glyph.isWide ? 2 : 1)
    if repeats > 0, capabilities.repetition.allows(cell.glyph), cell.glyph.link == 0,
      length * repeats > 3 + repeats.digitCount
    {
      bytes.appendCSI()
      bytes.appendDecimal(repeats, then: "b")
      next = run.upperBound
    }
    cursor?.x = next
    return next
  }

  /// Writes a blank that differs from its neighbors, as most cells of a picture do.
  ///
  /// - Returns: The column after it.
  private mutating func writeBlank(_ style: CellStyle, at x: Int, _ columns: Int) -> Int {
    let old = self.style
    let blank = GridCell(glyph: .blank, style: downsampler.downsampled(style))
    let style = styleToWrite(blank, in: x..<x + 1, columns)
    bytes.append(atMost: SGR.lengthLimit + 1) { writer in
      if style != old { SGR.append(from: old, to: style, to: &writer) }
      writer.append(0x20)
    }
    self.style = style
    cursor?.x = x + 1
    return x + 1
  }

  /// Writes a glyph whose width terminals disagree about.
  ///
  ///     ❤️ over "old", if the terminal gives it one cell:
  ///         |o|l|d|  →  | | |d|  →  |❤| |d|
  ///
  /// Its cells become blank first, since a terminal may take fewer of them. The next move is
  /// absolute, and the row's other cells follow, since a terminal may take more.
  ///
  /// - Returns: The column after the glyph.
  private mutating func writeAmbiguous(
    _ cell: GridCell, at x: Int, _ columns: Int, _ pool: ClusterPool
  ) -> Int {
    let width = cell.glyph.isWide ? 2 : 1
    setStyle(cell.style)
    if !isInCurrentLink(cell.glyph) { setLink(cell.glyph.link, pool) }
    let point = Point(x: x, y: cursor?.y ?? 0)
    let back = CursorMove(from: Point(x: x + width, y: point.y), to: point, columns: columns)
    let limit = capabilities.clipsWideGlyphs ? Int.max : columns - x
    let text = pool.text(of: cell.glyph, fitting: limit)
    bytes.append(atMost: CursorMove.lengthLimit + width) { writer in
      for _ in 0..<width { writer.append(ascii: " ") }
      back.write(to: &writer)
    }
    bytes += text.utf8
    cursor = nil
    return x + width
  }

  private mutating func erase(_ run: Range<Int>, of columns: Int, _ final: Unicode.Scalar) {
    if !keepStyle(for: .blank, in: run, columns) { setStyle(.standard) }
    endLink()
    bytes.appendSequence(final == "K" ? 1 : run.count, final)
  }

  /// Returns the style in which `cell` is written. A blank takes from its own only what is
  /// visible, and then the blanks of `run` in the cursor's row are marked as inexact.
  private mutating func styleToWrite(
    _ cell: GridCell, in run: Range<Int>, _ columns: Int
  ) -> CellStyle {
    guard cell.glyph == .blank, let style = style?.onBackground(cell.style),
      style.showsBlanks(like: cell.style)
    else { return cell.style }
    mark(run, columns, of: cell, writtenIn: style)
    return style
  }

  /// Keeps the current style for a blank that looks the same in it, and marks the blanks of `run`
  /// in the cursor's row as inexact if their own style is another.
  ///
  /// - Returns: `false` if `cell` is none of these blanks.
  mutating func keepStyle(for cell: GridCell, in run: Range<Int>, _ columns: Int) -> Bool {
    guard cell.glyph == .blank, let style, style.showsBlanks(like: cell.style) else {
      return false
    }
    mark(run, columns, of: cell, writtenIn: style)
    return true
  }

  /// Marks the blanks of `run` in the cursor's row as inexact if they are written in a style that
  /// is not their own.
  private mutating func mark(
    _ run: Range<Int>, _ columns: Int, of cell: GridCell, writtenIn style: CellStyle
  ) {
    guard style != cell.style, let cursor else { return }
    inexactBlanks.insert(run, row: cursor.y, columns: columns)
  }

  /// Moves the cursor to the top left of a picture.
  mutating func moveToPicture(at point: Point) {
    bytes += "\u{1B}[\(point.y + 1);\(point.x + 1)H".utf8
  }

  // MARK: Styles

  /// Makes `style` the terminal's current style.
  mutating func setStyle(_ style: CellStyle) {
    if style == self.style { return }
    let old = self.style
    bytes.append(atMost: SGR.lengthLimit) { SGR.append(from: old, to: style, to: &$0) }
    self.style = style
  }

  /// Whether `glyph` needs no other hyperlink than the terminal's current one.
  private func isInCurrentLink(_ glyph: GlyphCode) -> Bool {
    !capabilities.hasHyperlinks || glyph.link == link
  }

  /// Makes what follows a part of the hyperlink with `number`, or of none if it is 0.
  private mutating func setLink(_ number: Int, _ pool: ClusterPool) {
    guard number > 0 else { return endLink() }
    link = number
    // Terminals treat cells with the same identifier as one link, even if others stand between.
    bytes += "\u{1B}]8;id=\(number);".utf8
    bytes += pool.links[number]
    bytes += "\u{1B}\\".utf8
  }

  private mutating func endLink() {
    if link == 0 { return }
    link = 0
    bytes += "\u{1B}]8;;\u{1B}\\".utf8
  }
}

extension GridCell {
  /// Whether erasing produces this cell: a blank in the default style, since terminals differ in
  /// what they erase to otherwise.
  fileprivate var isErasable: Bool { self == .blank }
}
