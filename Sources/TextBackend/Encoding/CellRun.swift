/// Changed cells of a row that are written in one style.
///
///     │ Go! │  →   │ OK │      runs: " │ " in the color of the border, and "OK"
///
/// Blanks belong to the run before them, or behind them at the beginning of a change, since they
/// look the same in either style.
struct CellRun: Equatable {
  let y: Int
  private(set) var columns: Range<Int>
  private(set) var style: CellStyle
  /// Whether all cells are blank, so that the run can be written in other styles too.
  private(set) var isBlank: Bool

  /// The largest number of unchanged cells between two changes in one run.
  private static let gapLimit = 4

  private init(_ cell: GridCell, at x: Int, _ y: Int) {
    self.y = y
    columns = x..<x + 1
    style = cell.style
    isBlank = cell.glyph == .blank
  }

  /// Appends the runs of `columns` in row `y`. The first one continues the last of `runs` if only
  /// a few cells of its style are between them.
  ///
  /// - Returns: Whether the cells can be written in any order: they are not parts of hyperlinks.
  static func append(
    _ columns: Range<Int>, of row: UnsafeBufferPointer<GridCell>, _ y: Int, to runs: inout [CellRun]
  ) -> Bool {
    // The run is in the array only while it does not change, which takes fewer checks.
    var run: CellRun?
    if let last = runs.last, last.y == y {
      run = runs.removeLast()
      run?.extend(to: columns, of: row)
    }
    for x in columns {
      let cell = row[x]
      if cell.glyph.link != 0 { return false }
      if run?.columns.upperBound == x, run?.append(cell) == true { continue }
      if let run { runs.append(run) }
      run = CellRun(cell, at: x, y)
    }
    if let run { runs.append(run) }
    return true
  }

  /// Appends the cells before `columns` if they are few and the run goes on behind them.
  private mutating func extend(to columns: Range<Int>, of row: UnsafeBufferPointer<GridCell>) {
    let gap = self.columns.upperBound..<columns.lowerBound
    if gap.count > CellRun.gapLimit { return }
    var extended = self
    for x in gap {
      guard row[x].glyph.isASCII, extended.append(row[x]) else { return }
    }
    var continued = extended
    if continued.append(row[columns.lowerBound]) { self = extended }
  }

  /// Appends `cell`, if it can be written in the style of this run.
  private mutating func append(_ cell: GridCell) -> Bool {
    if cell.style == style || cell.glyph == .trailingHalf {
      isBlank = isBlank && cell.glyph == .blank
    } else if isBlank, cell.style.showsBlanks(like: style) {
      style = cell.style
      isBlank = cell.glyph == .blank
    } else if cell.glyph != .blank || !style.showsBlanks(like: cell.style) {
      return false
    }
    columns = columns.lowerBound..<columns.upperBound + 1
    return true
  }
}
