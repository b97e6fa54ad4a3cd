import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct GlyphCodeTests {
  @Test(arguments: ["a", "é", "─", "界", "👍"])
  func storesShortClustersInline(text: String) {
    var bytes: [UInt8] = []
    GlyphCode(utf8: Array(text.utf8), isWide: false, hasAmbiguousWidth: false)?.write(to: &bytes)
    #expect(bytes == Array(text.utf8))
  }

  @Test(arguments: ["a", " ", "é", "─", "👍"])
  func storesShortClustersOfLinksInline(text: String) throws {
    let code = try #require(
      GlyphCode(utf8: text.utf8, isWide: text == "👍", hasAmbiguousWidth: false))
    let linked = try #require(code.linked(to: 1 << 24 - 1))
    #expect(linked.link == 1 << 24 - 1)
    #expect(linked.poolIndex == nil)
    #expect(linked.isWide == code.isWide)
    #expect(!linked.isASCII)
    #expect(linked != code)
    var bytes: [UInt8] = []
    linked.write(to: &bytes)
    #expect(bytes == Array(text.utf8))
  }

  @Test func hasNoRoomForALinkBesideALongCluster() {
    let accents = GlyphCode(utf8: "e\u{301}\u{302}".utf8, isWide: false, hasAmbiguousWidth: false)
    #expect(accents != nil)
    #expect(accents?.linked(to: 1) == nil)
    #expect(GlyphCode(poolIndex: 3, isWide: true, hasAmbiguousWidth: false).linked(to: 1) == nil)
  }
}
