import ComponentCore

// Where the cursor and the style are after a run of cells decides how many bytes the next one
// costs. So a small frame is not written from top to bottom: the next run is always the one that
// costs the least to begin. A new title in a border goes in last, after all of the border:
//
//     │ OK │  →  │ Go! │      ╭─  and  │  and  ╰─  in one color, then  Go!

extension ANSIEncoder {
  /// The number of runs of which the next one is chosen.
  private static let choices = 16
  /// The number of bytes that a later frame takes less if the cursor is in the row that it needs.
  private static let costOfReturn = 4

  /// Moves the run that costs the fewest bytes to begin to the front of `runs[index...]`.
  ///
  /// A change of the style also costs the way back if other runs have the current style. The runs
  /// of row `lastRow` come late, so that the cursor is there at the end of the frame.
  mutating func chooseNext(
    of runs: inout [CellRun], from index: Int, lastRow: Int?, columns: Int
  ) {
    let end = min(runs.count, index + ANSIEncoder.choices)
    if end - index < 2 { return }
    let current = style
    let returns = runs[index..<end].contains { downsampler.downsampled($0.style) == current }
    var (best, lowest) = (index, Int.max)
    for candidate in index..<end {
      let run = runs[candidate]
      let move =
        costOfMove(to: run, columns) + (run.y == lastRow ? ANSIEncoder.costOfReturn : 0)
      if move >= lowest { continue }
      let cost = move + costOfStyle(of: run, returns: returns, limit: lowest - move)
      if cost < lowest { (best, lowest) = (candidate, cost) }
    }
    let run = runs[best]
    for position in stride(from: best, to: index, by: -1) { runs[position] = runs[position - 1] }
    runs[index] = run
  }

  private func costOfMove(to run: CellRun, _ columns: Int) -> Int {
    let start = Point(x: run.columns.lowerBound, y: run.y)
    if cursor == start { return 0 }
    return CursorMove(from: cursor, to: start, columns: columns).length
  }

  /// - Parameter limit: The cost that is returned instead of a higher one.
  private mutating func costOfStyle(of run: CellRun, returns: Bool, limit: Int) -> Int {
    var new = downsampler.downsampled(run.style)
    guard let style, style != new else { return style == nil ? SGR.length(from: nil, to: new) : 0 }
    if run.isBlank, style.onBackground(new).showsBlanks(like: new) {
      new = style.onBackground(new)
      if style == new { return 0 }
    }
    if SGR.shortestLength * (returns ? 2 : 1) >= limit { return limit }
    return SGR.length(from: style, to: new) + (returns ? SGR.length(from: new, to: style) : 0)
  }
}
