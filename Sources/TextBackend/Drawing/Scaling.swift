import Components

/// Which columns, or rows, of a picture are shown when it is to have fewer or more.
///
///     ╭───────────╮  to  ╭─────────╮
///     │  Confirm  │      │ Confirm │
///     ╰───────────╯      ╰─────────╯
///
/// Only those around the text go or come that nobody misses, the outermost first; if there are none,
/// it stays as large as it is. What is to lose more than half is cut at its edges besides.
struct Scaling {
  /// The columns, or rows, in the order in which they are shown.
  private(set) var shown: [Int] = []
  /// How much later than before they begin.
  private(set) var start = 0

  /// - Parameters:
  ///   - spare: Of each column, whether nobody misses it.
  ///   - leading: How many are to go at the start; if it is less than none, to come.
  ///   - trailing: The same at the end.
  init(_ spare: [Bool], leading: Int, trailing: Int) {
    let middle = min(max(spare.count / 2, leading), spare.count - max(0, trailing))
    let mayCut = (leading + trailing) * 2 > spare.count
    let early = Side(Array(0..<middle), spare, losing: leading, mayCut)
    let late = Side((middle..<spare.count).reversed(), spare, losing: trailing, mayCut)
    for index in spare.indices where !early.gone.contains(index) && !late.gone.contains(index) {
      let times = early.times(index) * late.times(index)
      shown += repeatElement(index, count: times)
    }
    start = early.loss
  }

  /// One half of them.
  private struct Side {
    var gone: Set<Int> = []
    var repeated: (index: Int, more: Int)?

    /// - Parameter indices: From the edge inwards.
    init(_ indices: [Int], _ spare: [Bool], losing count: Int, _ mayCut: Bool) {
      let candidates = indices.filter { spare[$0] }
      if count > 0 {
        gone = Set(candidates.prefix(count))
        if mayCut {
          gone.formUnion(indices.filter { !gone.contains($0) }.prefix(count - gone.count))
        }
      } else if let first = candidates.first {
        repeated = (first, -count)
      }
    }

    var loss: Int { gone.count - (repeated?.more ?? 0) }

    func times(_ index: Int) -> Int {
      if let repeated, repeated.index == index { return 1 + repeated.more }
      return 1
    }
  }
}

extension Painter {
  func drawScaled(
    _ rect: Rect, to target: Rect, in window: ClipWindow, _ content: (any Surface) -> Void
  ) {
    let layer = Painter(columns: rect.size.width, rows: rect.size.height, cell: .seeThrough)
    content(layer)
    let columns = Scaling(layer.grid.spareColumns(), rect.columns, target.columns)
    let rows = Scaling(layer.grid.spareRows(), rect.rows, target.rows)
    let shown = Rect(
      x: rect.origin.x + columns.start, y: rect.origin.y + rows.start,
      width: columns.shown.count, height: rows.shown.count)
    let area = shown.intersection(window.clip)
    // What stands across the edge of these is cut for ever.
    let whole = shown.intersection(window.bounds).columns
    for y in area.rows {
      for x in area.columns where window.isFullyVisible(Point(x: x, y: y)) {
        let cell = layer.grid[
          columns.shown[x - shown.origin.x], rows.shown[y - shown.origin.y]]
        put(cell, at: Point(x: x, y: y), painting: area.columns, of: whole)
      }
    }
  }

  /// Puts a cell of a layer over what is there.
  private func put(
    _ cell: Cell, at place: Point, painting area: Range<Int>, of whole: Range<Int>
  ) {
    let blank = Cell(glyph: .blank, look: cell.look)
    if cell.glyph == .tail, place.x == area.lowerBound {
      if place.x > whole.lowerBound { reportClippedGlyph(left: true, right: false) }
      stack(blank, at: place)
    } else if cell.glyph.isWide, place.x + 1 == area.upperBound {
      if place.x + 1 < whole.upperBound { reportClippedGlyph(left: false, right: true) }
      stack(blank, at: place)
    } else if cell.glyph != .tail {
      stack(cell, at: place)
    }
  }
}

extension Scaling {
  fileprivate init(_ spare: [Bool], _ old: Range<Int>, _ new: Range<Int>) {
    self.init(
      spare, leading: new.lowerBound - old.lowerBound,
      trailing: old.upperBound - new.upperBound)
  }
}

extension Cell {
  /// A blank through which what is beneath shows.
  static let seeThrough = Cell(
    glyph: .blank, look: Look(foreground: .standard, background: .seeThrough, effects: []))

  /// Whether it is missed, although there is `other` beside it.
  fileprivate func isMissed(beside other: Cell) -> Bool {
    glyph != .blank && self != other
  }
}

extension Grid {
  /// The columns around the text of which each cell is blank or like the one beside it.
  fileprivate func spareColumns() -> [Bool] {
    Grid.spare(columns) { x in
      (0..<rows).contains { self[x, $0].glyph.isText }
    } isMissed: { x, other in
      (0..<rows).contains { self[x, $0].isMissed(beside: self[other, $0]) }
    }
  }

  /// The rows around the text of which each cell is blank or like the one above or below it.
  fileprivate func spareRows() -> [Bool] {
    Grid.spare(rows) { y in
      row(y).contains { $0.glyph.isText }
    } isMissed: { y, other in
      (0..<columns).contains { self[$0, y].isMissed(beside: self[$0, other]) }
    }
  }

  private static func spare(
    _ count: Int, isText: (Int) -> Bool, isMissed: (Int, Int) -> Bool
  ) -> [Bool] {
    let first = (0..<count).first(where: isText) ?? count
    let last = (0..<count).last(where: isText) ?? -1
    return (0..<count).map { index in
      if first <= index, index <= last { return false }
      let neighbors = [index - 1, index + 1].filter { (0..<count).contains($0) }
      return neighbors.contains { !isMissed(index, $0) }
    }
  }
}

extension GlyphCode {
  /// Whether it is neither blank nor a line or a block, of which frames are made.
  fileprivate var isText: Bool {
    // U+2500 to U+259F in UTF-8.
    let isLine = length == 3 && bits & 0xFF == 0xE2 && (0x94...0x96).contains(bits >> 8 & 0xFF)
    return self != .blank && !(isLine && place == nil)
  }
}
