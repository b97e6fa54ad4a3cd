import Components

/// Writes what changes on a terminal in the fewest bytes it knows.
///
/// It remembers where the cursor is and how the terminal would write now, from one frame to the next.
struct ANSIEncoder {
  var capabilities = Capabilities()
  private(set) var bytes: [UInt8] = []
  private var downsampler: ColorDownsampler
  /// `nil` when nobody can say.
  private var cursor: Point?
  private var style: CellStyle?
  /// Whether the terminal shows its cursor; `nil` when nobody can say.
  private var isCursorVisible: Bool? = false

  init(depth: ColorDepth) {
    downsampler = ColorDownsampler(depth: depth)
  }

  /// What has been written since the last time.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Makes the whole screen blank, whatever state the terminal is in.
  mutating func clear() {
    bytes += "\u{1B}[0m\u{1B}[2J".utf8
    style = .standard
    cursor = nil
    // A terminal that shows none was told so by whoever took it over, and is told again by them.
    if isCursorVisible == true { isCursorVisible = nil }
  }

  /// The cursor may be anywhere.
  mutating func invalidateCursorPosition() {
    cursor = nil
  }

  // MARK: Cells

  /// Writes the cells of row `y` that stand in `columns`, which cut no wide glyph.
  mutating func write(
    _ columns: Range<Int>, of row: ArraySlice<Cell>, _ y: Int, pool: ClusterPool
  ) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let cell = row[row.startIndex + x]
      let end = endOfRun(of: cell, from: x, before: columns.upperBound, in: row)
      let reachesEdge = end == row.count
      move(to: Point(x: x, y: y), in: row)
      if cell.isErasable, reachesEdge, end - x > 3 {
        erase { $0 += "K".utf8 }
        x = end
      } else if cell.isErasable, end - x > 8 {
        erase { $0.append(end - x, then: "X") }
        x = end
      } else {
        x = write(cell, x..<end, in: row, pool)
      }
    }
  }

  private func endOfRun(
    of cell: Cell, from x: Int, before limit: Int, in row: ArraySlice<Cell>
  ) -> Int {
    var end = x + 1
    while end < limit, row[row.startIndex + end] == cell { end += 1 }
    return end
  }

  /// Writes the first of a run of equal cells, and if that is shorter, has the terminal repeat it;
  /// returns the column after what has been written.
  private mutating func write(
    _ cell: Cell, _ run: Range<Int>, in row: ArraySlice<Cell>, _ pool: ClusterPool
  ) -> Int {
    let cell = downsampler.downsampled(cell)
    setStyle(cell.style)
    let start = bytes.count
    pool.write(cell.glyph, to: &bytes)
    let length = bytes.count - start
    let repeats = run.count - 1
    var next = run.lowerBound + (cell.glyph.isWide ? 2 : 1)
    if capabilities.repetition.allows(cell.glyph), length * repeats > 3 + repeats.digitCount {
      bytes += "\u{1B}[".utf8
      bytes.append(repeats, then: "b")
      next = run.upperBound
    }
    // Nobody can say where the cursor is after a glyph whose width terminals disagree about, nor
    // after one in the last column.
    if cell.glyph.hasAmbiguousWidth || next >= row.count { cursor = nil } else { cursor?.x = next }
    return next
  }

  private mutating func erase(_ code: (inout [UInt8]) -> Void) {
    setStyle(.standard)
    bytes += "\u{1B}[".utf8
    code(&bytes)
  }

  // MARK: The cursor

  /// Whether the terminal's cursor can be seen at `place`; or not at all, if that is `nil`.
  func showsCursor(at point: Point?) -> Bool {
    point == nil ? isCursorVisible == false : isCursorVisible == true && cursor == point
  }

  /// Has the terminal's cursor be seen at `place` of `grid`; or not at all, if that is `nil`.
  ///
  /// A cursor that is seen goes where cells are written, and then back, in one frame.
  mutating func showCursor(at point: Point?, in grid: Grid) {
    if let point { move(to: point, in: grid.row(point.y)) }
    if isCursorVisible == (point != nil) { return }
    bytes += "\u{1B}[?25\(point == nil ? "l" : "h")".utf8
    isCursorVisible = point != nil
  }

  /// Moves the cursor to `place`, in `row`, by whatever is shortest.
  private mutating func move(to point: Point, in row: ArraySlice<Cell>) {
    if cursor == point { return }
    defer { cursor = point }
    guard let cursor, cursor.y == point.y else {
      bytes += "\u{1B}[".utf8
      if point.y > 0 || point.x > 0 { bytes.append(point.y + 1) }
      if point.x > 0 {
        bytes += ";".utf8
        bytes.append(point.x + 1)
      }
      bytes += "H".utf8
      return
    }
    let step = point.x - cursor.x
    if step > 0, step <= 4, rewrite(cursor.x..<point.x, of: row) { return }
    bytes += "\u{1B}[".utf8
    if step > 0, step.digitCount <= (point.x + 1).digitCount {
      if step > 1 { bytes.append(step) }
      bytes += "C".utf8
    } else {
      bytes.append(point.x + 1, then: "G")
    }
  }

  /// Moves over a few cells by writing them again, if that takes nothing but their characters.
  private mutating func rewrite(_ columns: Range<Int>, of row: ArraySlice<Cell>) -> Bool {
    let cells = row[row.startIndex + columns.lowerBound..<row.startIndex + columns.upperBound]
    for cell in cells where !cell.glyph.isASCII || downsampler.downsampled(cell.style) != style {
      return false
    }
    for cell in cells { cell.glyph.write(to: &bytes) }
    return true
  }

  // MARK: Looks

  /// Has the terminal write in `look`.
  private mutating func setStyle(_ style: CellStyle) {
    if style == self.style { return }
    var codes = SGR()
    codes.reset()
    codes.change(from: .standard, to: style)
    if let old = self.style {
      var difference = SGR()
      difference.change(from: old, to: style)
      if difference.bytes.count < codes.bytes.count { codes = difference }
    }
    bytes += "\u{1B}[".utf8
    bytes += codes.bytes
    bytes += "m".utf8
    self.style = style
  }
}

/// The numbers of a `CSI … m`.
private struct SGR {
  private(set) var bytes: [UInt8] = []

  /// Back to the standard look, which needs no number if nothing follows.
  mutating func reset() {
    bytes += "0".utf8
  }

  mutating func change(from old: CellStyle, to new: CellStyle) {
    change(from: old.effects, to: new.effects)
    if old.foreground != new.foreground { color(new.foreground, 30) }
    if old.background != new.background { color(new.background, 40) }
  }

  private mutating func change(from old: TextEffects, to new: TextEffects) {
    var on = new.subtracting(old)
    let off = old.subtracting(new)
    if !off.isDisjoint(with: [.bold, .dim]) {
      // One number ends both.
      append(22)
      on.formUnion(new.intersection([.bold, .dim]))
    }
    for (effect, begin, end) in SGR.effects {
      if off.contains(effect), end != 22 { append(end) }
      if on.contains(effect) { append(begin) }
    }
  }

  private static let effects: [(TextEffects, begin: Int, end: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.reverse, 7, 27),
    (.strikethrough, 9, 29),
  ]

  /// - Parameter base: 30 for text, 40 for what is behind it.
  private mutating func color(_ color: CellColor, _ base: Int) {
    if let (red, green, blue) = color.rgb {
      append(base + 8)
      append(2)
      for component in [red, green, blue] { append(Int(component)) }
    } else if let index = color.palette.map(Int.init) {
      switch index {
      case 0..<8: append(base + index)
      case 8..<16: append(base + 60 + index - 8)
      default:
        append(base + 8)
        append(5)
        append(index)
      }
    } else {
      append(base + 9)
    }
  }

  private mutating func append(_ number: Int) {
    if !bytes.isEmpty { bytes += ";".utf8 }
    bytes.append(number)
  }
}

/// Shows looks in as many colors as the terminal has.
private struct ColorDownsampler {
  private let depth: ColorDepth
  private var palette: Palette?
  private var last: (style: CellStyle, result: CellStyle) = (.standard, .standard)

  init(depth: ColorDepth) {
    self.depth = depth
    palette =
      switch depth {
      case .none, .trueColor: nil
      case .ansi256: .ansi256
      case .ansi16: .ansi16
      }
  }

  mutating func downsampled(_ cell: Cell) -> Cell {
    var result = Cell(glyph: cell.glyph, style: downsampled(cell.style))
    // Without colors, half a cell of one color and half of another is a whole one.
    if depth == .none, cell.glyph == .upperHalf, result.style.effects.contains(.reverse) {
      result.glyph = .blank
    }
    return result
  }

  mutating func downsampled(_ style: CellStyle) -> CellStyle {
    if style == last.style { return last.result }
    let result = converted(style)
    last = (style, result)
    return result
  }

  private mutating func converted(_ style: CellStyle) -> CellStyle {
    if depth == .none { return withoutColor(style) }
    return CellStyle(
      foreground: nearest(style.foreground), background: nearest(style.background),
      effects: style.effects)
  }

  /// What has a color behind it is shown reversed; if it is reversed already, not.
  private func withoutColor(_ style: CellStyle) -> CellStyle {
    var effects = style.effects
    let background = style.background
    if !background.isStandard, !background.isDecorative {
      effects.formSymmetricDifference(.reverse)
    }
    return CellStyle(foreground: .standard, background: .standard, effects: effects)
  }

  private mutating func nearest(_ color: CellColor) -> CellColor {
    if color.rgb != nil, let index = palette?.index(nearestTo: color) {
      return CellColor(palette: index)
    }
    if depth == .ansi16, let index = color.palette, index >= 16 {
      let (red, green, blue) = Color.defaultComponents(ofPalette: Int(index))
      return nearest(CellColor(red: red, green: green, blue: blue))
    }
    return color
  }
}

extension Cell {
  /// Whether erasing makes such a cell. Terminals differ in whether they erase to a color, or to a
  /// look.
  fileprivate var isErasable: Bool { self == .blank }
}

extension Int {
  /// How many digits it has, being positive.
  fileprivate var digitCount: Int {
    var (count, limit) = (1, 10)
    while limit <= self { (count, limit) = (count + 1, limit * 10) }
    return count
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    append(UInt8(48 + number % 10))
  }

  fileprivate mutating func append(_ number: Int, then final: Unicode.Scalar) {
    append(number)
    append(UInt8(truncatingIfNeeded: final.value))
  }
}
