import Components
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct ClusterPoolTests {
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
}
