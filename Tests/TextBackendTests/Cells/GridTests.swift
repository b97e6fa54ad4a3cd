import Components
import TestSupport
import Testing

@testable import TextBackend

// `Components` has a view of this name.
private typealias Grid = TextBackend.Grid

@Suite(.watchdog) struct GridTests {
  private let wide =
    GlyphCode(utf8: Array("界".utf8), isWide: true, hasAmbiguousWidth: false) ?? .blank
  private let narrow = GlyphCode(ascii: UInt8(ascii: "a"))

  private func text(_ grid: Grid) -> String {
    grid.row(0).map { cell in
      switch cell.glyph {
      case wide: "界"
      case .trailingHalf: "<"
      case narrow: "a"
      default: "."
      }
    }.joined()
  }

  @Test func aWideGlyphOccupiesTwoCells() {
    var grid = Grid(columns: 5, rows: 1)
    grid.put(wide, .standard, at: 1, 0)
    #expect(text(grid) == ".界<..")
  }

  @Test(arguments: [(0, "a界<.."), (1, ".a..."), (2, "..a.."), (3, ".界<a.")])
  func overwritingHalfOfAWideGlyphBlanksIt(column: Int, result: String) {
    var grid = Grid(columns: 5, rows: 1)
    grid.put(wide, .standard, at: 1, 0)
    grid.put(narrow, .standard, at: column, 0)
    #expect(text(grid) == result)
  }

  @Test(arguments: [(0, "界<..."), (2, "..界<.")])
  func anOverlappingWideGlyphBlanksTheOlderOne(column: Int, result: String) {
    var grid = Grid(columns: 5, rows: 1)
    grid.put(wide, .standard, at: 1, 0)
    grid.put(wide, .standard, at: column, 0)
    #expect(text(grid) == result)
  }

  @Test func fillingHalfOfAWideGlyphBlanksTheOtherHalf() {
    var grid = Grid(columns: 5, rows: 1)
    grid.put(wide, .standard, at: 1, 0)
    grid.fill(Rect(x: 2, y: 0, width: 2, height: 1))
    #expect(text(grid) == ".....")
  }

  @Test(arguments: [
    (1, "xbcd.y"), (3, "xd...y"), (4, "x....y"), (5, "x....y"), (-1, "x.abcy"), (-4, "x....y"),
  ])
  func scrollsTheRowsOfARange(distance: Int, result: String) {
    var grid = Grid(columns: 1, rows: 6)
    for (y, letter) in "xabcdy".utf8.enumerated() {
      grid.put(GlyphCode(ascii: letter), .standard, at: 0, y)
    }
    grid.scroll(1..<5, by: distance)
    let letters = (0..<6).map { y in
      "xabcdy".first { grid[0, y].glyph == GlyphCode(ascii: $0.asciiValue ?? 0) } ?? "."
    }
    #expect(String(letters) == result)
  }

  @Test(arguments: 0..<5)
  func fillingACellIsFillingARectangleOfIt(column: Int) {
    var grid = Grid(columns: 5, rows: 2)
    grid.put(wide, .standard, at: 1, 0)
    grid.put(wide, .standard, at: 3, 0)
    grid.put(wide, .standard, at: 0, 1)
    var other = grid
    let cell = GridCell(glyph: narrow, style: .standard)
    grid.fill(Point(x: column, y: 0), with: cell)
    other.fill(Rect(x: column, y: 0, width: 1, height: 1), with: cell)
    #expect(grid == other)
  }
}
