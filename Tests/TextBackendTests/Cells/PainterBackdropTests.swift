import ComponentCore
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct PainterBackdropTests {
  @Test func isTheContentBehindWhatIsDrawn() {
    let glyphs = Typesetter().glyphs(of: "界a界b")
    let letters = Typesetter().glyphs(of: "abcdefghijklmnopqr")
    for area in areas {
      let painter = Painter(columns: 6, rows: 3)
      for y in 0..<3 {
        let background = y == 1 ? Color.blue : nil
        painter.write(glyphs[...], at: Point(x: 0, y: y), Attributes(background: background))
      }
      // No wide glyph straddles the edges of an area that is painted.
      painter.repaint(area) { _ in
        for y in area.rows {
          let row = letters[6 * y..<6 * y + area.size.width]
          painter.write(row, at: Point(x: area.origin.x, y: y), Attributes(foreground: .red))
        }
      }
      let before = painter.grid
      let backdrop = painter.backdrop(in: area)
      for y in area.rows {
        let line = Array(repeating: Glyph.blank, count: area.size.width)
        painter.write(line[...], at: Point(x: area.origin.x, y: y), Attributes(background: .red))
      }
      #expect(painter.grid != before)
      painter.clearDirtySpans()
      backdrop?.restore()
      #expect(painter.grid == before)
      let changed = painter.dirtySpans.rows
      #expect(changed.map(\.y) == Array(area.rows))
      #expect(changed.allSatisfy { $0.columns == area.columns })
    }
  }

  /// All areas of a surface of six columns and three rows.
  private var areas: [Rect] {
    var areas: [Rect] = []
    for x in 0..<6 {
      for width in 1...6 - x {
        for y in 0..<3 {
          for height in 1...3 - y { areas.append(Rect(x: x, y: y, width: width, height: height)) }
        }
      }
    }
    return areas
  }

  @Test func isNoneWithoutCells() {
    #expect(Painter(columns: 6, rows: 3).backdrop(in: Rect(x: 2, y: 1, width: 0, height: 1)) == nil)
  }

  @Test func aPatchKeepsGlyphsThatTerminalsShowInOtherCells() {
    let painter = Painter(columns: 6, rows: 2)
    let letter = Typesetter().glyphs(of: "\u{5D0}")
    painter.write(letter[...], at: Point(x: 3, y: 1), Attributes())
    var grid = TextBackend.Grid(columns: 6, rows: 2)
    grid.apply(GridPatch(painter.grid, in: Rect(x: 2, y: 1, width: 3, height: 1)))
    #expect(grid == painter.grid)
    #expect(grid.isUnstable(row: 1))
    #expect(!grid.isUnstable(row: 0))
  }
}
