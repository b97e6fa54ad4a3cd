import Components
import TestSupport
import Testing

@testable import TextBackend

// `Components` has a view of this name.
private typealias Grid = TextBackend.Grid

@Suite(.watchdog) struct RowScrollTests {
  private func grid(_ rows: [String]) -> Grid {
    var (grid, pool) = (Grid(columns: 30, rows: rows.count), ClusterPool())
    for (y, row) in rows.enumerated() {
      grid.write(
        pool.glyphs(of: row)[...], .standard, at: Point(x: 0, y: y), hasBackground: true)
    }
    return grid
  }

  private func lines(_ range: ClosedRange<Int>) -> [String] {
    range.map { number in
      let letter = Character(Unicode.Scalar(UInt8(0x61 + number % 26)))
      return "line \(number) " + String(repeating: letter, count: 12)
    }
  }

  private func scroll(_ old: [String], _ new: [String]) -> RowScroll? {
    var spans = DirtySpans()
    for y in old.indices { spans.insert(0..<30, row: y) }
    return RowScroll.best(from: grid(old), to: grid(new), spans)
  }

  @Test func findsRowsThatHaveMovedUp() {
    #expect(scroll(lines(1...6), lines(2...7)) == RowScroll(rows: 0..<6, distance: 1))
    #expect(scroll(lines(1...8), lines(3...10)) == RowScroll(rows: 0..<8, distance: 2))
  }

  @Test func findsRowsThatHaveMovedDown() {
    #expect(scroll(lines(2...7), lines(1...6)) == RowScroll(rows: 0..<6, distance: -1))
  }

  @Test func leavesTheRowsAroundThemAlone() {
    let (old, new) = (["top"] + lines(1...6) + ["end"], ["top"] + lines(2...7) + ["end"])
    #expect(scroll(old, new) == RowScroll(rows: 1..<7, distance: 1))
  }

  /// The first or last row is hardly longer to write again after it has moved.
  @Test func movesAllRowsIfThatNeedsNoRegion() {
    let (moved, other) = (lines(20...20), lines(40...40))
    #expect(
      scroll(moved + lines(1...6), other + lines(2...7)) == RowScroll(rows: 0..<7, distance: 1))
    #expect(
      scroll(lines(2...7) + moved, lines(1...6) + other) == RowScroll(rows: 0..<7, distance: -1))
    #expect(
      scroll(["a"] + lines(1...6), ["b"] + lines(2...7)) == RowScroll(rows: 1..<7, distance: 1))
    #expect(
      scroll(["top"] + lines(1...6), ["top"] + lines(2...7)) == RowScroll(rows: 1..<7, distance: 1))
  }

  @Test func movesRowsAroundOneThatHasChanged() {
    var new = lines(2...9)
    new[3] = "another line"
    #expect(scroll(lines(1...8), new) == RowScroll(rows: 0..<8, distance: 1))
  }

  @Test func findsNothingWhereLittleHasMoved() {
    #expect(scroll(lines(1...6), lines(1...6)) == nil)
    #expect(scroll(lines(1...6), lines(11...16)) == nil)
    #expect(scroll(lines(1...3), lines(2...4)) == nil)
    #expect(scroll(Array(repeating: "same", count: 8), Array(repeating: "other", count: 8)) == nil)
    #expect(scroll(["a", "b", "c", "d", "e"], ["b", "c", "d", "e", "f"]) == nil)
  }

  @Test func staysOutOfRowsThatDoNotMove() {
    let fixed = lines(50...53)
    let old = lines(1...6) + fixed + lines(21...22)
    let new = lines(2...7) + fixed + lines(22...23)
    #expect(scroll(old, new) == RowScroll(rows: 0..<6, distance: 1))
  }

  private func sequence(
    _ scroll: RowScroll, rows: Int = 6, from cursor: Point? = nil, in style: CellStyle = .standard
  ) -> String {
    var encoder = ANSIEncoder(depth: .trueColor)
    encoder.clear()
    encoder.setStyle(style)
    encoder.cursor = cursor
    _ = encoder.takeBytes()
    encoder.scroll(scroll.rows, by: scroll.distance, on: Grid(columns: 30, rows: rows))
    return String(decoding: encoder.takeBytes(), as: UTF8.self)
      .replacing("\u{1B}", with: "^").replacing("\r\n", with: "CRLF")
      .replacing("\n", with: "LF")
  }

  @Test func setsARegionOnlyWhereRowsMoveInside() {
    #expect(sequence(RowScroll(rows: 0..<6, distance: 2)) == "^[6HLFLF")
    #expect(sequence(RowScroll(rows: 1..<6, distance: 1)) == "^[2;6r^[6HLF^[r")
    #expect(sequence(RowScroll(rows: 0..<5, distance: 1)) == "^[1;5r^[5HLF^[r")
    #expect(sequence(RowScroll(rows: 2..<6, distance: -1)) == "^[3H^[L")
    #expect(sequence(RowScroll(rows: 2..<5, distance: -2)) == "^[3;5r^[3H^[2L^[r")
  }

  @Test func staysInTheColumnAtTheEdge() {
    let (up, down) = (RowScroll(rows: 0..<6, distance: 1), RowScroll(rows: 0..<6, distance: -1))
    #expect(sequence(up, from: Point(x: 4, y: 5)) == "^D")
    #expect(sequence(up, from: Point(x: 0, y: 5)) == "LF")
    #expect(sequence(up, from: Point(x: 4, y: 4)) == "CRLFLF")
    #expect(sequence(down, from: Point(x: 4, y: 0)) == "^M")
    #expect(sequence(down, from: Point(x: 4, y: 3)) == "^[H^M")
    #expect(sequence(RowScroll(rows: 0..<6, distance: -2), from: .zero) == "^[2L")
    #expect(sequence(RowScroll(rows: 2..<5, distance: -1)) == "^[3;5r^[3H^M^[r")
  }

  @Test func leavesAStyleOnlyIfBlanksShowIt() {
    let up = RowScroll(rows: 0..<6, distance: 1)
    #expect(sequence(up, in: CellStyle(Attributes(foreground: .red, isBold: true))) == "^[6HLF")
    #expect(sequence(up, in: CellStyle(Attributes(background: .red))) == "^[m^[6HLF")
    #expect(sequence(up, in: CellStyle(Attributes(isUnderlined: true))) == "^[m^[6HLF")
  }

  @Test func movesRowsInTheCopy() {
    var grid = grid(lines(1...5))
    grid.scroll(1..<4, by: 1)
    #expect(
      grid == self.grid([lines(1...1)[0], lines(3...3)[0], lines(4...4)[0], "", lines(5...5)[0]]))
    grid.scroll(0..<5, by: -2)
    #expect(grid == self.grid(["", "", lines(1...1)[0], lines(3...3)[0], lines(4...4)[0]]))
  }

  @Test func looksForSomeOfManyRows() {
    let (old, kept) = (lines(1...60), lines(4...60))
    #expect(
      scroll(old, kept + lines(101...103)) == RowScroll(rows: 0..<60, distance: 3))
    let few = lines(1...3) + lines(201...248) + lines(1...9)
    #expect(scroll(old, few) == nil)
  }
}
