import Components
import Signals
import TestSupport
import Testing

@testable import TextBackend

/// The bytes of frames in which little changes.
@MainActor @Suite(.watchdog) struct ScreenBytesTests {
  private static let gray = "^[38;2;128;136;148m"

  private func written(_ screen: Screen) -> String {
    String(decoding: screen.bytes(), as: UTF8.self).replacing("\u{1B}", with: "^")
      .replacing("\u{8}", with: "BS").replacing("\n", with: "LF")
  }

  /// A title that grows takes the cells of its border and of itself, in two styles.
  @Test func aTitleOfAnotherWidthChangesTheBorderInOneStyle() {
    let titles = ["Select All", "OK", "Select All"].map(CurrentValueSubject<String, Never>.init)
    let screen = Screen(columns: 20, rows: 9) {
      VStack { ForEach(0..<3) { Button("").title(titles[$0]) } }
    }
    _ = screen.bytes()
    titles[1].send("Go!")
    _ = screen.bytes()
    titles[1].send("OK")
    #expect(written(screen) == "BSBSOK^[7G \(Self.gray)│ ^MBSBSBS ╭^[6;7H ╰")
    titles[1].send("Go!")
    #expect(written(screen) == "BSBS╰─^MBSBS│ ^MBSBS╭─^D^[mGo!")
    #expect(
      screen.text == """
           ╭────────────╮
           │ Select All │
           ╰────────────╯
              ╭─────╮
              │ Go! │
              ╰─────╯
           ╭────────────╮
           │ Select All │
           ╰────────────╯
        """)
  }

  private func log(_ rows: CurrentValueSubject<[Int], Never>) -> Screen {
    let screen = Screen(columns: 40, rows: 12) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(rows, id: \.self) { Text("Line \($0), as a log has it") }
        }
      }
    }
    _ = screen.bytes()
    return screen
  }

  @Test func scrollingWritesTheNewLineAndTheIndicator() {
    let screen = log(CurrentValueSubject(Array(10..<70)))
    screen.press(.tab)
    _ = screen.bytes()
    screen.press(.down)
    _ = screen.bytes()
    var frames: [String] = []
    for _ in 0..<2 {
      screen.press(.down)
      frames.append(written(screen))
    }
    #expect(
      frames == [
        // The cells of the bar have one style, and the last one is in the row that scrolls in.
        "^D^[8GLine 23, as a log has it^[9A^[38;2;108;176;255m█^[2ABS░^[11BBS░",
        // The bar comes first, since the last frame ended in its style.
        "^D^[9ABS█^[2ABS░^[11BBS░^[8G^[mLine 24, as a log has it",
      ])
  }

  @Test func insertingAtTheTopMovesTheRest() {
    let rows = CurrentValueSubject<[Int], Never>(Array(10..<70))
    let screen = log(rows)
    var frames: [String] = []
    for _ in 0..<2 {
      rows.value.insert(9, at: 0)
      frames.append(written(screen))
      rows.value.removeFirst()
      frames.append(written(screen))
    }
    let (above, below) = (
      "^[H^M^[3;32H ^[;8HLine 9, as a log has it ^[38;2;128;136;148m▐",
      "^[12HLF^[2;32H▐^[12;8H^[mLine 21, as a log has it"
    )
    #expect(frames == [above, below, above, below])
  }

  /// Terminals may show the cursor in the color of the text below it.
  @Test func theCursorStandsOnBlanksOfTheirOwnStyle() {
    var encoder = ANSIEncoder(depth: .trueColor)
    encoder.clear()
    let pool = ClusterPool()
    var grid = TextBackend.Grid(columns: 6, rows: 1)
    grid.put(GlyphCode(ascii: 0x61), CellStyle(Attributes(foreground: .terminal(.red))), at: 0, 0)
    grid.withRow(0) { encoder.write(0..<3, of: $0, 0, pool: pool) }
    encoder.showCursor(at: Point(x: 2, y: 0), in: grid)
    let bytes = String(decoding: encoder.takeBytes(), as: UTF8.self)
      .replacing("\u{1B}", with: "^").replacing("\u{8}", with: "BS")
    #expect(bytes == "^[0m^[r^[2J^[H^[31ma  BS^[m BS^[?25h")
    // Once is enough.
    encoder.showCursor(at: .zero, in: grid)
    encoder.showCursor(at: Point(x: 2, y: 0), in: grid)
    #expect(encoder.takeBytes() == Array("\r\u{1B}[2C".utf8))
  }
}
