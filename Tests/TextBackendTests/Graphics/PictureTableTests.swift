import Components
import TestSupport
import Testing

@testable import TextBackend

// `Components` has a view of this name.
private typealias Grid = TextBackend.Grid

@Suite(.watchdog) struct PictureTableTests {
  private func table(_ format: TerminalGraphics.Format = .kitty) -> PictureTable {
    var table = PictureTable()
    table.graphics = TerminalGraphics(format, pixelsPerCell: Size(width: 10, height: 20))
    return table
  }

  private func picture(_ width: Int, _ height: Int, blue: UInt8 = 0) -> CellPicture {
    CellPicture(
      .distinct(4, 4, blue: blue), size: Size(width: width, height: height), .low)
  }

  private let grid = Grid(columns: 4, rows: 1)

  @Test func findsEqualPictures() {
    var table = table()
    #expect(table.index(of: picture(1, 1), in: grid) == 0)
    #expect(table.index(of: picture(1, 1, blue: 1), in: grid) == 1)
    #expect(table.index(of: picture(1, 1), in: grid) == 0)
    #expect(table.index(of: picture(2, 1), in: grid) == 2)
  }

  @Test func givesEachPictureANumberOfItsOwn() {
    var table = table()
    _ = table.index(of: picture(1, 1), in: grid)
    table.keep([])
    #expect(table.isEmpty)
    #expect(table.index(of: picture(1, 1), in: grid) == 0)
    #expect(table[0]?.id == 2)
  }

  @Test func hasNoRoomForMorePixelsThanAScreen() {
    var table = table()
    #expect(table.index(of: picture(200, 100), in: grid) == 0)
    #expect(table.index(of: picture(200, 101), in: grid) == 1)
    var full = grid
    full.put(GlyphCode(PicturePart(index: 0, cell: .zero)), .standard, at: 0, 0)
    #expect(table.index(of: picture(200, 110), in: full) == nil)
    for (width, height) in [(1 << 60, 1), (1, 1 << 60), (0, 0), (1 << 20, 1)] {
      #expect(table.index(of: picture(width, height), in: grid) == nil)
    }
  }

  @Test func reusesTheIndicesOfPicturesThatNoCellShows() {
    var table = table()
    for number in 0..<600 {
      let index = table.index(of: picture(1 + number % 8, 1 + number / 8), in: grid)
      #expect(index.map { $0 < PicturePart.countLimit } == true)
    }
  }

  @Test func showsNoSixelsThatXtermWouldCutOff() {
    var table = table(.sixel)
    #expect(table.index(of: picture(100, 50), in: grid) == 0)
    #expect(table.index(of: picture(101, 1), in: grid) == nil)
  }
}
