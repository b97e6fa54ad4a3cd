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
    // Bit n is set if the nth of the runs has the current style.
    var inCurrentStyle: UInt = 0
    let current = style
    for candidate in index..<end where downsampler.downsampled(runs[candidate].style) == current {
      inCurrentStyle |= 1 << (candidate - index)
    }
    var (best, lowest) = (index, Int.max)
    // The runs in the current style come first: after them, few changes of style must be known.
    for changesStyle in [false, true] {
      for candidate in index..<end {
        if changesStyle == (inCurrentStyle >> (candidate - index) & 1 == 1) { continue }
        let run = runs[candidate]
        let shortest = changesStyle && !run.isBlank ? SGR.shortestLength : 0
        let move =
          costOfMove(to: run, columns) + (run.y == lastRow ? ANSIEncoder.costOfReturn : 0)
        if move + shortest >= lowest { continue }
        let cost = move + costOfStyle(of: run, returns: inCurrentStyle != 0)
        if cost < lowest { (best, lowest) = (candidate, cost) }
      }
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

  private mutating func costOfStyle(of run: CellRun, returns: Bool) -> Int {
    var new = downsampler.downsampled(run.style)
    guard let style, style != new else { return style == nil ? SGR.length(from: nil, to: new) : 0 }
    if run.isBlank, style.onBackground(new).showsBlanks(like: new) {
      new = style.onBackground(new)
      if style == new { return 0 }
    }
    return SGR.length(from: style, to: new) + (returns ? SGR.length(from: new, to: style) : 0)
  }
}
