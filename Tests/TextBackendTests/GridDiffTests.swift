import Components
import Testing

@testable import TextBackend

@Suite struct GridDiffTests {
  private func grid(_ text: String) -> Grid {
    var grid = Grid(columns: 8, rows: 1)
    var pool = ClusterPool()
    grid.write(pool.glyphs(of: text)[...], .standard, at: .zero, hasBackground: true)
    return grid
  }

  private func changes(_ old: String, _ new: String, touched: Range<Int> = 0..<8) -> [Range<Int>] {
    GridDiff.changes(from: grid(old), to: grid(new), row: 0, touched: touched)
  }

  @Test func findsWhatDiffers() {
    #expect(changes("abcdefgh", "aXcdeYZh") == [1..<2, 5..<7])
    #expect(changes("same", "same") == [])
  }

  @Test func looksOnlyWhereItWasTouched() {
    #expect(changes("abcdefgh", "XbcdefgX", touched: 4..<8) == [7..<8])
  }

  @Test func takesWideGlyphsWhole() {
    #expect(changes("a界b", "aXYb") == [1..<3])
    #expect(changes("aXYb", "a界b") == [1..<3])
    #expect(changes("a世b", "a界b") == [1..<3])
  }

  @Test func takesARowWithARiskyGlyphWhole() {
    #expect(changes("a❤️bc", "a❤️bX") == [0..<8])
  }
}
