import Components
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct CursorMoveTests {
  private func move(_ cursor: (Int, Int)?, _ x: Int, _ y: Int) -> String {
    let from = cursor.map { Point(x: $0.0, y: $0.1) }
    var buffer = ByteBuffer()
    let move = CursorMove(from: from, to: Point(x: x, y: y), columns: 80)
    buffer.append(atMost: CursorMove.lengthLimit) { move.write(to: &$0) }
    return String(decoding: buffer.takeBytes(), as: UTF8.self)
      .replacing("\u{1B}", with: "^").replacing("\r\n", with: "CRLF")
      .replacing("\r", with: "CR").replacing("\n", with: "LF").replacing("\u{8}", with: "BS")
  }

  @Test func isAbsoluteFromAnUnknownPosition() {
    #expect(move(nil, 0, 0) == "^[H")
    #expect(move(nil, 0, 11) == "^[12H")
    #expect(move(nil, 11, 0) == "^[;12H")
    #expect(move(nil, 79, 23) == "^[24;80H")
  }

  @Test func movesAlongARow() {
    #expect(move((10, 3), 11, 3) == "^[C")
    #expect(move((10, 3), 15, 3) == "^[5C")
    #expect(move((10, 3), 9, 3) == "BS")
    #expect(move((10, 3), 8, 3) == "BSBS")
    #expect(move((10, 3), 7, 3) == "BSBSBS")
    #expect(move((10, 3), 6, 3) == "^[7G")
    #expect(move((60, 3), 56, 3) == "^[4D")
    #expect(move((10, 3), 0, 3) == "CR")
    #expect(move((10, 3), 1, 3) == "^[2G")
  }

  @Test func movesToOtherRows() {
    #expect(move((10, 3), 10, 4) == "^D")
    #expect(move((10, 3), 10, 2) == "^M")
    #expect(move((10, 3), 10, 5) == "^[2B")
    #expect(move((10, 3), 10, 0) == "^[3A")
    #expect(move((10, 12), 9, 13) == "^DBS")
    #expect(move((10, 12), 7, 11) == "^MBSBSBS")
    #expect(move((10, 3), 0, 4) == "CRLF")
    #expect(move((10, 3), 0, 6) == "^[7H")
    #expect(move((10, 13), 1, 14) == "CRLF^[C")
    #expect(move((10, 3), 40, 20) == "^[21;41H")
  }

  @Test func goesToTheFirstColumnFromBehindTheLast() {
    #expect(move((80, 3), 0, 4) == "CRLF")
    #expect(move((80, 3), 0, 3) == "CR")
    #expect(move((80, 3), 79, 3) == "^[80G")
    #expect(move((80, 13), 80 - 1, 14) == "CRLF^[79C")
  }

  /// Every move arrives where it should, and none is longer than the absolute one.
  @Test func arrivesEverywhere() {
    let points = [0, 1, 2, 8, 9, 10, 11, 78, 79].flatMap { x in
      [0, 1, 2, 3, 9, 10, 23].map { Point(x: x, y: $0) }
    }
    for start in points + [Point(x: 80, y: 5)] {
      for end in points where end != start {
        var buffer = ByteBuffer()
        let move = CursorMove(from: start, to: end, columns: 80)
        buffer.append(atMost: CursorMove.lengthLimit) { move.write(to: &$0) }
        let bytes = buffer.takeBytes()
        var terminal = TestTerminal(columns: 80, rows: 24)
        terminal.feed(Array("\u{1B}[?25h\u{1B}[\(start.y + 1);\(min(start.x, 79) + 1)H".utf8))
        if start.x == 80 { terminal.feed([0x78]) }
        terminal.feed(bytes)
        #expect(terminal.cursor == end && terminal.violations == [], "\(start) to \(end)")
        #expect(bytes.count <= "\u{1B}[\(end.y + 1);\(end.x + 1)H".utf8.count)
      }
    }
  }
}
