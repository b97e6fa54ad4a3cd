import Components

/// Which columns, or rows, of a picture are shown when it is to have fewer or more.
///
///     ╭───────────╮  to  ╭─────────╮
///     │  Confirm  │      │ Confirm │
///     ╰───────────╯      ╰─────────╯
///
/// Only those around the text go or come that nobody misses, the outermost first; if there are none,
/// it stays as large as it is. What is to lose more than half is cut at its edges besides.
struct ScaledAxis {
  /// The columns, or rows, in the order in which they are shown.
  private(set) var sourceIndices: [Int] = []
  /// How much later than before they begin.
  private(set) var offset = 0

  /// - Parameters:
  ///   - spare: Of each column, whether nobody misses it.
  ///   - leading: How many are to go at the start; if it is less than none, to come.
  ///   - trailing: The same at the end.
  init(_ removable: [Bool], leading: Int, trailing: Int) {
    let middle = min(max(removable.count / 2, leading), removable.count - max(0, trailing))
    let canCropEdges = (leading + trailing) * 2 > removable.count
    let leadingHalf = Half(
      Array(0..<middle), removable, removing: leading, canCropEdges: canCropEdges)
    let trailingHalf = Half(
      (middle..<removable.count).reversed(), removable, removing: trailing,
      canCropEdges: canCropEdges)
    for index in removable.indices
    where !leadingHalf.removed.contains(index) && !trailingHalf.removed.contains(index) {
      let repetitions = leadingHalf.repetitions(index) * trailingHalf.repetitions(index)
      sourceIndices += repeatElement(index, count: repetitions)
    }
    offset = leadingHalf.shift
  }

  /// One half of them.
  private struct Half {
    var removed: Set<Int> = []
    var repeated: (index: Int, extra: Int)?

    /// - Parameter indices: From the edge inwards.
    init(_ indices: [Int], _ removable: [Bool], removing count: Int, canCropEdges: Bool) {
      let candidates = indices.filter { removable[$0] }
      if count > 0 {
        removed = Set(candidates.prefix(count))
        if canCropEdges {
          removed.formUnion(indices.filter { !removed.contains($0) }.prefix(count - removed.count))
        }
      } else if let first = candidates.first {
        repeated = (first, -count)
      }
    }

    var shift: Int { removed.count - (repeated?.extra ?? 0) }

    func repetitions(_ index: Int) -> Int {
      if let repeated, repeated.index == index { return 1 + repeated.extra }
      return 1
    }
  }
}

extension Painter {
  func drawScaled(
    _ rect: Rect, to target: Rect, in window: ClipWindow, _ content: (any Surface) -> Void
  ) {
    let layer = Painter(columns: rect.size.width, rows: rect.size.height, cell: .transparent)
    content(layer)
    let columns = ScaledAxis(layer.grid.removableColumns(), rect.columns, target.columns)
    let rows = ScaledAxis(layer.grid.removableRows(), rect.rows, target.rows)
    let scaled = Rect(
      x: rect.origin.x + columns.offset, y: rect.origin.y + rows.offset,
      width: columns.sourceIndices.count, height: rows.sourceIndices.count)
    let area = scaled.intersection(window.clip)
    // What stands across the edge of these is cut for ever.
    let whole = scaled.intersection(window.bounds).columns
    for y in area.rows {
      for x in area.columns where window.isFullyVisible(Point(x: x, y: y)) {
        let cell = layer.grid[
          columns.sourceIndices[x - scaled.origin.x], rows.sourceIndices[y - scaled.origin.y]]
        put(cell, at: Point(x: x, y: y), painting: area.columns, of: whole)
      }
    }
  }

  /// Puts a cell of a layer over what is there.
  private func put(
    _ cell: Cell, at point: Point, painting area: Range<Int>, of whole: Range<Int>
  ) {
    let blank = Cell(glyph: .blank, style: cell.style)
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

extension Cell {
  /// A blank through which what is beneath shows.
  static let transparent = Cell(
    glyph: .blank, style: CellStyle(foreground: .standard, background: .transparent, effects: []))

  /// Whether it is missed, although there is `other` beside it.
  fileprivate func isSignificant(beside other: Cell) -> Bool {
    glyph != .blank && self != other
  }
}

extension Grid {
  /// The columns around the text of which each cell is blank or like the one beside it.
  fileprivate func removableColumns() -> [Bool] {
    Grid.removable(columns) { x in
      (0..<rows).contains { self[x, $0].glyph.isText }
    } isSignificant: { x, other in
      (0..<rows).contains { self[x, $0].isSignificant(beside: self[other, $0]) }
    }
  }

  /// The rows around the text of which each cell is blank or like the one above or below it.
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
  /// Whether it is neither blank nor a line or a block, of which frames are made.
  fileprivate var isText: Bool {
    // U+2500 to U+259F in UTF-8.
    let isLine = length == 3 && bits & 0xFF == 0xE2 && (0x94...0x96).contains(bits >> 8 & 0xFF)
    return self != .blank && !(isLine && poolIndex == nil)
  }
}
