import ComponentCore

/// A copy of the terminal's contents, from which updates are computed.
///
/// The copy is right if the terminal has received all bytes that
/// ``bytes(for:dirtySpans:cursor:pool:)`` has returned.
struct TerminalMirror {
  /// The cells of the terminal; none before its contents are known.
  var grid = Grid(columns: 0, rows: 0)
  var encoder: ANSIEncoder
  var isContentUnknown = true
  /// The pictures that the terminal shows over the cells.
  var shownPictures = ShownPictures()
  /// The changes of a row while it is encoded.
  var changes: [RowSpan] = []
  /// The changes of the frame that is being encoded; kept for its memory.
  private var runs: [CellRun] = []

  /// The largest number of runs that are ordered.
  private static let runLimit = 32

  /// Creates the mirror of a terminal with unknown contents.
  init(depth: ColorDepth) {
    encoder = ANSIEncoder(depth: depth)
  }

  /// The optional features that the terminal supports.
  var capabilities: Capabilities {
    get { encoder.capabilities }
    set { encoder.capabilities = newValue }
  }

  /// The way in which the terminal shows system colors and faint text. After a change, the copy
  /// has the colors that the terminal still shows, so that an update writes the new ones.
  var systemPalette: SystemPalette {
    get { encoder.downsampler.systemPalette }
    set {
      if newValue == systemPalette { return }
      let old = encoder.downsampler
      encoder.downsampler.systemPalette = newValue
      // The colors in which the terminal itself shows faint text are unknown.
      if old.mixesFaintText != encoder.downsampler.mixesFaintText { return invalidate() }
      grid.mapStyles { old.exact($0) }
    }
  }

  /// Encodes colors for a terminal of `depth` from now on.
  mutating func setDepth(_ depth: ColorDepth) {
    let palette = systemPalette
    encoder.downsampler = ColorDownsampler(depth: depth)
    encoder.downsampler.systemPalette = palette
  }

  /// Whether the terminal shows an underline of a pattern or color, or another in its place.
  var showsUnderlineStyles: Bool {
    grid.cells.contains { $0.style.effects.underlineCode != .plain }
  }

  /// Whether the terminal shows text of a hyperlink.
  var showsHyperlinks: Bool {
    grid.cells.contains { $0.glyph.link > 0 }
  }

  /// Marks the position of the terminal's cursor as unknown.
  mutating func invalidateCursorPosition() {
    encoder.invalidateCursorPosition()
  }

  /// Marks the terminal's contents as unknown, so that the next update draws everything.
  mutating func invalidate() {
    isContentUnknown = true
  }

  /// Returns whether the terminal shows its cursor at `point`, or hides it if `point` is `nil`.
  func showsCursor(at point: Point?) -> Bool {
    encoder.showsCursor(at: point)
  }

  /// Returns the bytes that update the terminal, and updates the copy.
  ///
  /// - Parameters:
  ///   - new: The grid to show.
  ///   - dirtySpans: The cells in which `new` may differ from the grid before it.
  ///   - cursor: The position of the terminal's cursor, or `nil` to hide it.
  ///   - pool: The clusters to which the grid's glyphs refer.
  mutating func bytes(
    for new: Grid, dirtySpans: DirtySpans, cursor: Point? = nil, pool: ClusterPool
  ) -> [UInt8] {
    if encoder.region != nil {
      updateRegion(for: new, dirtySpans, cursor: cursor, pool)
      return encoder.takeBytes()
    }
    if isContentUnknown || grid.columns != new.columns || grid.rows != new.rows {
      isContentUnknown = false
      grid = Grid(columns: new.columns, rows: new.rows)
      encoder.clear()
      for y in 0..<new.rows { encode(new.span(ofRow: y), of: new, pool) }
    } else {
      let scroll = moveRows(to: new, dirtySpans)
      let moved = scroll?.rows ?? 0..<0
      // A visible cursor ends elsewhere.
      let lastRow = cursor == nil ? scroll?.enteringRow(ofRows: new.rows) : nil
      if !encodeInAnyOrder(new, dirtySpans, moved, lastRow: lastRow, pool) {
        for y in moved { encode(new.span(ofRow: y), of: new, pool) }
        for span in dirtySpans.rows where !moved.contains(span.y) {
          encode(span, of: new, pool)
        }
      }
    }
    encoder.showCursor(at: cursor, in: new)
    return encoder.takeBytes()
  }

  /// Moves rows on the terminal and in the copy, if that is shorter than to write them again.
  ///
  /// - Returns: The move, whose rows may differ from those of `new` in any column.
  private mutating func moveRows(to new: Grid, _ dirtySpans: DirtySpans) -> RowScroll? {
    guard let scroll = RowScroll.best(from: grid, to: new, dirtySpans) else { return nil }
    encoder.scroll(scroll.rows, by: scroll.distance, on: grid)
    grid.scroll(scroll.rows, by: scroll.distance)
    return scroll
  }

  /// Encodes the changes of a small frame in the order that takes the fewest bytes.
  ///
  /// - Parameter lastRow: The row whose runs come last if that costs little.
  /// - Returns: `false`, without encoding anything, if the frame is large, or has glyphs that are
  ///   best written in the order of the cells.
  private mutating func encodeInAnyOrder(
    _ new: Grid, _ dirtySpans: DirtySpans, _ moved: Range<Int>, lastRow: Int?, _ pool: ClusterPool
  ) -> Bool {
    runs.removeAll(keepingCapacity: true)
    if moved.isEmpty, dirtySpans.rows.count > TerminalMirror.runLimit { return false }
    for y in moved where !appendRuns(of: new.span(ofRow: y), in: new) { return false }
    for span in dirtySpans.rows where !moved.contains(span.y) {
      if !appendRuns(of: span, in: new) { return false }
    }
    for index in runs.indices {
      encoder.chooseNext(of: &runs, from: index, lastRow: lastRow, columns: new.columns)
      let run = runs[index]
      new.withRow(run.y) { encoder.write(run.columns, of: $0, run.y, pool: pool) }
      grid.copy(run.columns, row: run.y, from: new)
    }
    return true
  }

  /// Appends the runs of the cells that differ; returns `false` if there are too many.
  private mutating func appendRuns(of span: RowSpan, in new: Grid) -> Bool {
    let y = span.y
    GridDiff.findChanges(from: grid, to: new, in: span, &changes)
    if changes.isEmpty { return true }
    if grid.isUnstable(row: y) || new.isUnstable(row: y) { return false }
    return new.withRow(y) { row in
      for change in changes { CellRun.append(change.columns, of: row, y, to: &runs) }
      return runs.count <= TerminalMirror.runLimit
    }
  }

  /// Encodes the cells of `span` that differ, and lists them in `changes`.
  mutating func encode(_ span: RowSpan, of new: Grid, _ pool: ClusterPool) {
    GridDiff.findChanges(from: grid, to: new, in: span, &changes)
    for change in changes {
      new.withRow(span.y) { encoder.write(change.columns, of: $0, span.y, pool: pool) }
      grid.copy(change.columns, row: span.y, from: new)
    }
  }
}
