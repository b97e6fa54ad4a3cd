import Components
import Testing

@testable import TextBackend

@Suite struct GridTests {
  private let wide = GlyphCode(utf8: Array("界".utf8), isWide: true, isRisky: false) ?? .blank
  private let narrow = GlyphCode(ascii: UInt8(ascii: "a"))

  private func text(_ grid: Grid) -> String {
    grid.row(0).map { cell in
      switch cell.glyph {
      case wide: "界"
      case .tail: "<"
      case narrow: "a"
      default: "."
      }
    }.joined()
  }

  @Test func aWideGlyphOwnsTwoCells() {
    var grid = Grid(columns: 5, rows: 1)
    grid.put(wide, .standard, at: 1, 0)
    #expect(text(grid) == ".界<..")
  }

  @Test(arguments: [(0, "a界<.."), (1, ".a..."), (2, "..a.."), (3, ".界<a.")])
  func aWideGlyphThatLosesACellIsGone(column: Int, result: String) {
    var grid = Grid(columns: 5, rows: 1)
    grid.put(wide, .standard, at: 1, 0)
    grid.put(narrow, .standard, at: column, 0)
    #expect(text(grid) == result)
  }

  @Test(arguments: [(0, "界<..."), (2, "..界<.")])
  func aWideGlyphTakesTheCellsOfAnother(column: Int, result: String) {
    var grid = Grid(columns: 5, rows: 1)
    grid.put(wide, .standard, at: 1, 0)
    grid.put(wide, .standard, at: column, 0)
    #expect(text(grid) == result)
  }

  @Test func fillingHalfOfAWideGlyphBlanksTheOther() {
    var grid = Grid(columns: 5, rows: 1)
    grid.put(wide, .standard, at: 1, 0)
    grid.fill(Rect(x: 2, y: 0, width: 2, height: 1))
    #expect(text(grid) == ".....")
  }

  @Test func cellsTakeSixteenBytes() {
    #expect(MemoryLayout<Cell>.stride == 16)
  }
}

@Suite struct GlyphCodeTests {
  @Test(arguments: ["a", "é", "─", "界", "👍"])
  func keepsShortClusters(text: String) {
    var bytes: [UInt8] = []
    GlyphCode(utf8: Array(text.utf8), isWide: false, isRisky: false)?.write(to: &bytes)
    #expect(bytes == Array(text.utf8))
  }

  @Test func putsLongClustersIntoThePool() {
    var pool = ClusterPool()
    let family = "👩‍👩‍👧‍👦"
    let glyphs = pool.glyphs(of: family + family)
    #expect(glyphs.count == 2)
    #expect(glyphs[0] == glyphs[1])
    var bytes: [UInt8] = []
    pool.write(GlyphCode(bits: glyphs[0].code), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == family)
  }

  @Test func aSpaceIsABlankWhereverItComesFrom() {
    var pool = ClusterPool()
    #expect(pool.glyphs(of: " ") == [.blank])
    #expect(pool.glyphs(of: "é\t")[1] == .blank)
    #expect(pool.glyphs(of: "\u{2028}") == [.blank])
  }

  @Test func looksComeBackAsTheyWere() {
    let colors = [
      CellColor.standard, CellColor(palette: 0), CellColor(palette: 255),
      CellColor(red: 0, green: 0, blue: 0), CellColor(red: 255, green: 254, blue: 253),
    ]
    for foreground in colors {
      for background in colors {
        for raw in 0..<64 as Range<UInt16> {
          let effects = Effects(rawValue: raw)
          let look = Look(foreground: foreground, background: background, effects: effects)
          #expect(look.foreground == foreground)
          #expect(look.background == background)
          #expect(look.effects == effects)
        }
      }
    }
  }
}
