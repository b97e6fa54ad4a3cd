import Components
import TestSupport
import Testing

@testable import TextBackend

// `Components` has a view of this name.
private typealias Grid = TextBackend.Grid

@Suite(.watchdog) struct TerminalMirrorTests {
  private func grid(_ text: String) -> Grid {
    var grid = Grid(columns: 8, rows: 2)
    var pool = ClusterPool()
    grid.write(pool.glyphs(of: text)[...], .standard, at: .zero, hasBackground: true)
    return grid
  }

  private func update(
    _ mirror: inout TerminalMirror, to text: String, dirtyColumns: Range<Int>? = 0..<8,
    cursor: Point? = nil
  ) -> String {
    var spans = DirtySpans()
    if let dirtyColumns { spans.insert(dirtyColumns, row: 0) }
    let bytes = mirror.bytes(
      for: grid(text), dirtySpans: spans, cursor: cursor, pool: ClusterPool())
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
      .replacing("\u{8}", with: "BS")
  }

  @Test func drawsEverythingAtFirst() {
    var mirror = TerminalMirror(depth: .trueColor)
    #expect(update(&mirror, to: "abc", dirtyColumns: nil) == "^[0m^[r^[2J^[Habc")
  }

  @Test func drawsOnlyChangesAfterwards() {
    var mirror = TerminalMirror(depth: .trueColor)
    _ = update(&mirror, to: "abc")
    #expect(update(&mirror, to: "abc") == "")
    #expect(update(&mirror, to: "aXc") == "BSBSX")
    #expect(update(&mirror, to: "aXc") == "")
  }

  @Test func comparesOnlyDirtyCells() {
    var mirror = TerminalMirror(depth: .trueColor)
    _ = update(&mirror, to: "abcd")
    #expect(update(&mirror, to: "XbcX", dirtyColumns: 2..<4) == "BSX")
  }

  @Test func drawsEverythingAfterInvalidation() {
    var mirror = TerminalMirror(depth: .trueColor)
    _ = update(&mirror, to: "abc")
    mirror.invalidate()
    #expect(update(&mirror, to: "abc") == "^[0m^[r^[2J^[Habc")
  }

  @Test func drawsEverythingInAnotherSize() {
    var mirror = TerminalMirror(depth: .trueColor)
    let empty = mirror.bytes(
      for: Grid(columns: 7, rows: 2), dirtySpans: DirtySpans(), pool: ClusterPool())
    #expect(!empty.isEmpty)
    #expect(update(&mirror, to: "abc") == "^[0m^[r^[2J^[Habc")
  }

  @Test func positionsAbsolutelyAfterTheCursorIsInvalidated() {
    var mirror = TerminalMirror(depth: .trueColor)
    _ = update(&mirror, to: "abc")
    mirror.invalidateCursorPosition()
    #expect(update(&mirror, to: "abcd") == "^[;4Hd")
  }

  @Test func showsAndHidesTheCursor() {
    var mirror = TerminalMirror(depth: .trueColor)
    #expect(mirror.showsCursor(at: nil))
    _ = update(&mirror, to: "abc")
    let point = Point(x: 1, y: 1)
    #expect(update(&mirror, to: "abc", cursor: point) == "^DBSBS^[?25h")
    #expect(mirror.showsCursor(at: point))
    #expect(!mirror.showsCursor(at: .zero))
    #expect(!mirror.showsCursor(at: nil))
    #expect(update(&mirror, to: "abc") == "^[?25l")
  }
}
