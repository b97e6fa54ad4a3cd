import Components
import TestSupport
import Testing

@testable import TextBackend

// `Components` has a view of this name.
private typealias Grid = TextBackend.Grid

@Suite(.watchdog) struct GridDiffTests {
  private func grid(_ text: String) -> Grid {
    var grid = Grid(columns: 8, rows: 1)
    var pool = ClusterPool()
    grid.write(pool.glyphs(of: text)[...], .standard, at: .zero, hasBackground: true)
    return grid
  }

  private func changes(_ old: String, _ new: String, dirtyColumns: Range<Int> = 0..<8) -> [Range<
    Int
  >] {
    var changes = [RowSpan(y: 0, columns: 0..<1)]
    GridDiff.findChanges(
      from: grid(old), to: grid(new), in: RowSpan(y: 0, columns: dirtyColumns), &changes)
    return changes.map(\.columns)
  }

  @Test func findsChangedColumns() {
    #expect(changes("abcdefgh", "aXcdeYZh") == [1..<2, 5..<7])
    #expect(changes("same", "same") == [])
  }

  @Test func comparesOnlyDirtyColumns() {
    #expect(changes("abcdefgh", "XbcdefgX", dirtyColumns: 4..<8) == [7..<8])
  }

  @Test func expandsChangesToWholeWideGlyphs() {
    #expect(changes("a界b", "aXYb") == [1..<3])
    #expect(changes("aXYb", "a界b") == [1..<3])
    #expect(changes("a世b", "a界b") == [1..<3])
  }

  @Test func rewritesTheWholeRowAroundAnAmbiguousWidth() {
    #expect(changes("a❤️bc", "a❤️bX") == [0..<8])
  }

  /// Rows are compared in blocks of cells.
  @Test func findsEachChangeInLongRows() {
    let columns = 40
    let old = Grid(columns: columns, rows: 1)
    for first in 0..<columns {
      for second in first + 2..<max(first + 2, columns) {
        var new = old
        for x in [first, second] { new.put(GlyphCode(ascii: 0x61), .standard, at: x, 0) }
        var changes: [RowSpan] = []
        GridDiff.findChanges(from: old, to: new, in: new.span(ofRow: 0), &changes)
        #expect(changes.map(\.columns) == [first..<first + 1, second..<second + 1])
        let count = old.withRow(0) { before in
          new.withRow(0) { GridDiff.differenceCount(before, $0) }
        }
        #expect(count == 2)
      }
    }
  }
}
