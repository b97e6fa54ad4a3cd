import Components

/// What a terminal shows, as far as it got all bytes, and how to make it show something else.
struct TerminalMirror {
  private var grid: Grid
  private var encoder: ANSIEncoder
  private var isContentUnknown = true

  /// A terminal that may show anything.
  init(columns: Int, rows: Int, depth: ColorDepth) {
    grid = Grid(columns: columns, rows: rows)
    encoder = ANSIEncoder(depth: depth)
  }

  /// What the terminal understands.
  var capabilities: Capabilities {
    get { encoder.capabilities }
    set { encoder.capabilities = newValue }
  }

  /// The terminal's cursor may be anywhere.
  mutating func invalidateCursorPosition() {
    encoder.invalidateCursorPosition()
  }

  /// The terminal may show anything.
  mutating func invalidate() {
    isContentUnknown = true
  }

  /// Whether the terminal's cursor can be seen at `place`; or not at all, if that is `nil`.
  func showsCursor(at point: Point?) -> Bool {
    encoder.showsCursor(at: point)
  }

  /// The bytes that make the terminal show `new`, which differs from the frame before it only where it
  /// was `touched`, and its cursor at a place, or nowhere.
  mutating func bytes(
    for new: Grid, dirtySpans: DirtySpans, cursor: Point? = nil, pool: ClusterPool
  ) -> [UInt8] {
    if isContentUnknown || grid.columns != new.columns || grid.rows != new.rows {
      isContentUnknown = false
      grid = Grid(columns: new.columns, rows: new.rows)
      encoder.clear()
      for y in 0..<new.rows { encode(0..<new.columns, row: y, of: new, pool) }
    } else {
      for (y, columns) in dirtySpans.rows { encode(columns, row: y, of: new, pool) }
    }
    encoder.showCursor(at: cursor, in: new)
    return encoder.takeBytes()
  }

  private mutating func encode(
    _ dirtyColumns: Range<Int>, row y: Int, of new: Grid, _ pool: ClusterPool
  ) {
    for columns in GridDiff.changes(from: grid, to: new, row: y, dirtyColumns: dirtyColumns) {
      encoder.write(columns, of: new.row(y), y, pool: pool)
      grid.copy(columns, row: y, from: new)
    }
  }
}
