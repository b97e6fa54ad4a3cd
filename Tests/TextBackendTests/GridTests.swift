import Components
import Testing

@testable import TextBackend

@Suite struct GridTests {
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

  @Test func cellsAreSixteenBytes() {
    #expect(MemoryLayout<Cell>.stride == 16)
  }
}

@Suite struct GlyphCodeTests {
  @Test(arguments: ["a", "é", "─", "界", "👍"])
  func storesShortClustersInline(text: String) {
    var bytes: [UInt8] = []
    GlyphCode(utf8: Array(text.utf8), isWide: false, hasAmbiguousWidth: false)?.write(to: &bytes)
    #expect(bytes == Array(text.utf8))
  }

  @Test func storesLongClustersInThePool() {
    var pool = ClusterPool()
    let family = "👩‍👩‍👧‍👦"
    let glyphs = pool.glyphs(of: family + family)
    #expect(glyphs.count == 2)
    #expect(glyphs[0] == glyphs[1])
    var bytes: [UInt8] = []
    pool.write(GlyphCode(bits: glyphs[0].code), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == family)
  }

  @Test func encodesEveryKindOfSpaceAsBlank() {
    var pool = ClusterPool()
    #expect(pool.glyphs(of: " ") == [.blank])
    #expect(pool.glyphs(of: "é\t")[1] == .blank)
    #expect(pool.glyphs(of: "\u{2028}") == [.blank])
  }

  @Test func roundTripsColorsAndEffects() {
    let colors = [
      CellColor.standard, CellColor(palette: 0), CellColor(palette: 255),
      CellColor(red: 0, green: 0, blue: 0), CellColor(red: 255, green: 254, blue: 253),
    ]
    for foreground in colors {
      for background in colors {
        for raw in 0..<64 as Range<UInt16> {
          let effects = TextEffects(rawValue: raw)
          let style = CellStyle(foreground: foreground, background: background, effects: effects)
          #expect(style.foreground == foreground)
          #expect(style.background == background)
          #expect(style.effects == effects)
        }
      }
    }
  }
}
