import Components
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

  @Test func glyphsThatNeedOnlyTheirBytesArePlain() {
    func code(
      _ text: String, isAmbiguous: Bool = false, isRightToLeft: Bool = false
    ) -> GlyphCode? {
      GlyphCode(
        utf8: text.utf8, isWide: false, hasAmbiguousWidth: isAmbiguous,
        isRightToLeft: isRightToLeft)
    }
    for text in ["a", "é", "界"] {
      #expect(code(text)?.isPlain == true)
      #expect(code(text)?.linked(to: 1)?.isPlain == true)
      #expect(code(text, isAmbiguous: true)?.isPlain == false)
      #expect(code(text, isRightToLeft: true)?.isPlain == false)
    }
    #expect(!GlyphCode.blank.isPlain)
    #expect(!GlyphCode.trailingHalf.isPlain)
    #expect(!GlyphCode(poolIndex: 0, isWide: false, hasAmbiguousWidth: false).isPlain)
    #expect(!GlyphCode(PicturePart(index: 1, cell: Point(x: 1, y: 1))).isPlain)
  }

  @Test func hasNoRoomForALinkBesideALongCluster() {
    let accents = GlyphCode(utf8: "e\u{301}\u{302}".utf8, isWide: false, hasAmbiguousWidth: false)
    #expect(accents != nil)
    #expect(accents?.linked(to: 1) == nil)
    #expect(GlyphCode(poolIndex: 3, isWide: true, hasAmbiguousWidth: false).linked(to: 1) == nil)
  }
}
