import Components
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct TypesetterTests {
  @Test func returnsAGlyphForEachCluster() {
    let glyphs = Typesetter().glyphs(of: "a 界")
    #expect(glyphs.map(\.width) == [1, 1, 2])
    #expect(glyphs.map(\.isSpace) == [false, true, false])
  }

  @Test func cutsTextOffAtTheLimit() {
    let ascii = String(repeating: "a", count: 5_000)
    #expect(Typesetter().glyphs(of: ascii).count == 4_096)
    let latin = String(repeating: "é", count: 5_000)
    #expect(Typesetter().glyphs(of: latin).count == 4_096)
  }

  @Test func resetsItsPool() {
    let typesetter = Typesetter()
    let family = "👩‍👩‍👧‍👦"
    let first = typesetter.glyphs(of: family)
    _ = typesetter.glyphs(of: "👨‍👨‍👧‍👦")
    typesetter.resetPool()
    #expect(typesetter.glyphs(of: family) == first)
    #expect(!typesetter.pool.isFull)
  }
}
