import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct DrawnGlyphTests {
  /// Whether lines reach the middles of the edges of a cell: left, up, right, down.
  private func reachedEdges(_ text: String) throws -> [Bool] {
    let areas = try #require(DrawnGlyph(text)).areas
    return [(0.0, 9.5), (4.5, 0.0), (9.0, 9.5), (4.5, 19.0)].map { x, y in
      areas.contains { rect in
        // A double line has a gap in its middle.
        let (dx, dy) = (x == 4.5 ? 1.5 : 0, y == 9.5 ? 1.5 : 0)
        return rect.x <= x + dx && x - dx <= rect.x + rect.width
          && rect.y <= y + dy && y - dy <= rect.y + rect.height
      }
    }
  }

  @Test(arguments: [
    ("─", "L R "), ("│", " U D"), ("┌", "  RD"), ("┐", "L  D"), ("└", " UR "), ("┘", "LU  "),
    ("├", " URD"), ("┼", "LURD"), ("━", "L R "), ("┏", "  RD"), ("╋", "LURD"), ("═", "L R "),
    ("╔", "  RD"), ("╝", "LU  "), ("╬", "LURD"), ("╟", " URD"), ("╤", "L RD"), ("╸", "L   "),
    ("╿", " U D"), ("╼", "L R "),
  ])
  func linesReachTheEdgesInTheirName(text: String, edges: String) throws {
    let reached = zip("LURD", try reachedEdges(text)).map { $1 ? String($0) : " " }.joined()
    #expect(reached.filter { $0 != " " } == edges.filter { $0 != " " })
  }

  @Test func heavyLinesAreThickerThanLightOnes() throws {
    #expect(try #require(DrawnGlyph("─")).areas.map(\.height) == [1, 1])
    #expect(try #require(DrawnGlyph("━")).areas.map(\.height) == [3, 3])
    #expect(try #require(DrawnGlyph("═")).areas.map(\.height) == [1, 1, 1, 1])
  }

  @Test func blocksFillTheirPartOfTheCell() throws {
    func areas(_ text: String) throws -> [PictureRect] { try #require(DrawnGlyph(text)).areas }
    #expect(try areas("█") == [PictureRect(x: 0, y: 0, width: 9, height: 19)])
    #expect(try areas("▀") == [PictureRect(x: 0, y: 0, width: 9, height: 9.5)])
    #expect(try areas("▄") == [PictureRect(x: 0, y: 9.5, width: 9, height: 9.5)])
    #expect(try areas("▌") == [PictureRect(x: 0, y: 0, width: 4.5, height: 19)])
    #expect(try areas("▐") == [PictureRect(x: 4.5, y: 0, width: 4.5, height: 19)])
    #expect(try areas("▏") == [PictureRect(x: 0, y: 0, width: 1.125, height: 19)])
    #expect(try areas("▚").count == 2)
    #expect(try #require(DrawnGlyph("▒")).opacity == 50)
    #expect(try areas("⣿").count == 8)
    #expect(try areas("⠁") == [PictureRect(x: 1.5, y: 1.5, width: 2, height: 2)])
    #expect(try areas("╌").count == 2)
    #expect(try #require(DrawnGlyph("╭")).arc != nil)
  }

  @Test(arguments: ["a", "", "界", "╱", "→", "─\u{301}"])
  func otherCharactersAreText(text: String) {
    #expect(DrawnGlyph(text) == nil)
  }

  @Test func everyShapeStaysInItsCell() {
    for value in [0x2500...0x259F as ClosedRange<UInt32>, 0x2800...0x28FF].joined() {
      guard let shape = Unicode.Scalar(value).flatMap({ DrawnGlyph(String($0)) }) else { continue }
      for rect in shape.areas {
        #expect(rect.x >= 0 && rect.y >= 0 && rect.width > 0 && rect.height > 0)
        #expect(rect.x + rect.width <= 9 && rect.y + rect.height <= 19)
      }
    }
  }
}
