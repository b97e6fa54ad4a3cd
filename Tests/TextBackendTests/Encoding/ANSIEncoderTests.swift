import Components
import TestSupport
import Testing

@testable import TextBackend

// `Components` has a view of this name.
private typealias Grid = TextBackend.Grid

@Suite(.watchdog) struct ANSIEncoderTests {
  private func encoded(
    _ depth: ColorDepth = .trueColor, repetition: Capabilities.Repetition = .none,
    columns: Int = 20, rows: Int = 3, clipsWideGlyphs: Bool = false, _ draw: (inout Grid) -> Void
  ) -> String {
    var mirror = TerminalMirror(depth: depth)
    mirror.capabilities.repetition = repetition
    mirror.capabilities.clipsWideGlyphs = clipsWideGlyphs
    let pool = ClusterPool()
    _ = mirror.bytes(for: Grid(columns: columns, rows: rows), dirtySpans: DirtySpans(), pool: pool)
    var grid = Grid(columns: columns, rows: rows)
    draw(&grid)
    var dirtySpans = DirtySpans()
    for y in 0..<rows { dirtySpans.insert(0..<columns, row: y) }
    let bytes = mirror.bytes(for: grid, dirtySpans: dirtySpans, pool: pool)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
      .replacing("\u{8}", with: "BS")
  }

  private func write(
    _ text: String, _ attributes: Attributes = Attributes(), at x: Int, _ y: Int,
    on grid: inout Grid
  ) {
    var pool = ClusterPool()
    grid.write(
      pool.glyphs(of: text)[...], CellStyle(attributes), at: Point(x: x, y: y), hasBackground: true)
  }

  @Test func writesOnlyChangedCells() {
    #expect(encoded { write("ab", at: 3, 1, on: &$0) } == "^[2;4Hab")
  }

  @Test func usesTheShortestCursorMove() {
    #expect(encoded { write("a", at: 0, 0, on: &$0) } == "^[Ha")
    #expect(encoded { write("a", at: 0, 2, on: &$0) } == "^[3Ha")
    let inOneRow = encoded {
      write("a", at: 0, 0, on: &$0)
      write("b", at: 2, 0, on: &$0)
      write("c", at: 9, 0, on: &$0)
    }
    #expect(inOneRow == "^[Ha b^[6Cc")
  }

  @Test func writesHyperlinksOnlyForTerminalsThatHaveThem() {
    func encodedLinks(_ hasHyperlinks: Bool) -> String {
      var mirror = TerminalMirror(depth: .trueColor)
      mirror.capabilities.hasHyperlinks = hasHyperlinks
      var pool = ClusterPool()
      var glyphs = pool.glyphs(of: "aéb界")
      pool.link(&glyphs, from: 1, to: "u")
      var grid = Grid(columns: 9, rows: 1)
      grid.write(glyphs[...], .standard, at: Point(x: 2, y: 0), hasBackground: true)
      let bytes = mirror.bytes(for: grid, dirtySpans: DirtySpans(), pool: pool)
      return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
    }
    #expect(encodedLinks(false).hasSuffix("^[;3Haéb界"))
    #expect(encodedLinks(true).hasSuffix("^[;3Ha^]8;id=1;u^\\éb界^]8;;^\\"))
  }

  @Test func fillsReversedHalfBlocksWithoutColors() {
    let cell = { (glyph: GlyphCode) in
      GridCell(glyph: glyph, style: CellStyle(Attributes(isReversed: true)))
    }
    let bytes = encoded(.none) { grid in
      for (x, glyph) in [GlyphCode(ascii: 0x61), .upperHalf, GlyphCode(ascii: 0x62)].enumerated() {
        grid.fill(Point(x: x, y: 0), with: cell(glyph))
      }
    }
    #expect(bytes == "^[H^[7ma b")
  }

  @Test func changesOnlyTheAttributesThatDiffer() {
    let red = Color.terminal(.red)
    let styles = encoded {
      write("a", Attributes(foreground: red), at: 0, 0, on: &$0)
      write("b", Attributes(foreground: red, isBold: true), at: 1, 0, on: &$0)
      write("c", Attributes(foreground: red, background: .terminal(.blue)), at: 2, 0, on: &$0)
      write("d", Attributes(isItalic: true), at: 3, 0, on: &$0)
    }
    #expect(styles == "^[H^[31ma^[1mb^[22;44mc^[0;3md")
  }

  @Test func leavesOutForegroundsOfBlanks() {
    let colored = encoded {
      for (x, color) in [Color.terminal(.red), .terminal(.blue)].enumerated() {
        write(" ", Attributes(foreground: color, background: color), at: x, 0, on: &$0)
      }
      let attributes = Attributes(
        foreground: .terminal(.green), background: .terminal(.black), isUnderlined: true)
      write(" ", attributes, at: 2, 0, on: &$0)
    }
    #expect(colored == "^[H^[41m ^[44m ^[4;32;40m ")
  }

  @Test func erasesLongRunsOfBlanks() {
    var mirror = TerminalMirror(depth: .trueColor)
    let pool = ClusterPool()
    var grid = Grid(columns: 20, rows: 1)
    write("aaaaaaaaaaaaaaaaaaaa", at: 0, 0, on: &grid)
    var dirtySpans = DirtySpans()
    dirtySpans.insert(0..<20, row: 0)
    _ = mirror.bytes(for: grid, dirtySpans: dirtySpans, pool: pool)
    grid.fill(Rect(x: 1, y: 0, width: 10, height: 1))
    grid.fill(Rect(x: 13, y: 0, width: 7, height: 1))
    let bytes = mirror.bytes(for: grid, dirtySpans: dirtySpans, pool: pool)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}[2G\u{1B}[10X\u{1B}[10Caa\u{1B}[K")
  }

  @Test func repeatsCharactersIfTheTerminalSupportsIt() {
    func line(_ repetition: Capabilities.Repetition, _ text: String) -> String {
      encoded(repetition: repetition) { write(text, at: 0, 0, on: &$0) }
    }
    #expect(line(.none, "──────────") == "^[H──────────")
    #expect(line(.ascii, "──────────") == "^[H──────────")
    #expect(line(.all, "──────────") == "^[H─^[9b")
    #expect(line(.ascii, "----------") == "^[H-^[9b")
    #expect(line(.all, "---") == "^[H---")
  }

  // It takes far more than the time limit if each cell of the run is compared with all after it.
  @Test func writesALongRunInLinearTime() {
    let columns = 300_000
    let text = encoded(columns: columns, rows: 1) { grid in
      for x in 0..<columns { grid[x, 0].glyph = GlyphCode(ascii: 0x2D) }
    }
    #expect(text == "^[H" + String(repeating: "-", count: columns))
  }

  @Test func positionsAbsolutelyAfterAnAmbiguousWidth() {
    #expect(encoded { write("a❤️b", at: 0, 0, on: &$0) } == "^[Ha  BSBS❤️^[;4Hb^[K")
  }

  @Test func blanksTheCellsOfAnAmbiguousWidthFirst() {
    let styled = encoded { write("⚠️", Attributes(foreground: .terminal(.red)), at: 10, 1, on: &$0) }
    #expect(styled == "^[2H^[10X^[10C^[31m  BSBS⚠️^[2;13H^[K")
    #expect(encoded { write("☰", at: 10, 0, on: &$0) } == "^[H^[10X^[10C  BSBS☰^[;13H^[K")
  }

  @Test func positionsAbsolutelyAfterTextFromRightToLeft() {
    #expect(encoded { write("אבc", at: 0, 0, on: &$0) } == "^[Hאב^[;3Hc^[K")
  }

  @Test func shortensAmbiguousWidthsThatMayExceedTheRow() {
    func edge(_ text: String, at x: Int, clips: Bool = false) -> String {
      let bytes = encoded(columns: 6, clipsWideGlyphs: clips) { write(text, at: x, 0, on: &$0) }
      return String(bytes.drop { $0.isASCII })
    }
    #expect(edge("❤️", at: 4) == "❤️")
    #expect(edge("1️⃣", at: 4) == "1️⃣")
    #expect(edge("㉈", at: 5) == "\u{FFFD}")
    #expect(edge("㉈", at: 5, clips: true) == "㉈")
  }

  @Test func returnsFromTheLastColumnByItsRow() {
    let edge = encoded(columns: 3) {
      write("abc", at: 0, 0, on: &$0)
      write("d", at: 0, 1, on: &$0)
    }
    #expect(edge == "^[Habc\r\nd")
    let below = encoded(columns: 3) {
      write("abc", at: 0, 0, on: &$0)
      write("d", at: 2, 1, on: &$0)
    }
    #expect(below == "^[Habc^[2;3Hd")
  }
}
