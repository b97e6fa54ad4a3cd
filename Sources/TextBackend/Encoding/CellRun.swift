/// Changed cells of a row that are written in one style, or parts of one hyperlink.
///
///     │ Go! │  →   │ OK │      runs: " │ " in the color of the border, and "OK"
///
/// Blanks belong to the run before them, or behind them at the beginning of a change, since they
/// look the same in either style. A hyperlink is not divided, because each part of it costs the
/// sequences that begin and end it.
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
  static func append(
    _ columns: Range<Int>, of row: UnsafeBufferPointer<GridCell>, _ y: Int, to runs: inout [CellRun]
  ) {
    // The run is in the array only while it does not change, which takes fewer checks.
    var run: CellRun?
    if let last = runs.last, last.y == y {
      run = runs.removeLast()
      run?.extend(to: columns, of: row)
    }
    for x in columns {
      if run?.columns.upperBound == x, run?.append(x, of: row) == true { continue }
      if let run { runs.append(run) }
      run = CellRun(row[x], at: x, y)
    }
    if let run { runs.append(run) }
  }

  /// Appends the cells before `columns` if they are few and the run goes on behind them.
  private mutating func extend(to columns: Range<Int>, of row: UnsafeBufferPointer<GridCell>) {
    let gap = self.columns.upperBound..<columns.lowerBound
    if gap.count > CellRun.gapLimit { return }
    var extended = self
    for x in gap {
      guard row[x].glyph.isASCII || row.continuesLink(at: x), extended.append(x, of: row) else {
        return
      }
    }
    var continued = extended
    if continued.append(columns.lowerBound, of: row) { self = extended }
  }

  /// Appends the cell at `x`, if it can be written in the style of this run or continues its
  /// hyperlink.
  private mutating func append(_ x: Int, of row: UnsafeBufferPointer<GridCell>) -> Bool {
    let cell = row[x]
    if cell.style == style || cell.glyph == .trailingHalf || row.continuesLink(at: x) {
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

extension UnsafeBufferPointer<GridCell> {
  /// Whether the cell at `x` is a part of the same hyperlink as the one before it.
  fileprivate func continuesLink(at x: Int) -> Bool {
    let link = self[x].glyph.link
    return link > 0 && x > 0 && self[x - 1].glyph.link == link
  }
}
