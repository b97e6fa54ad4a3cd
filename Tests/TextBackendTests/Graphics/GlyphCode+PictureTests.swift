import Components
import TestSupport
import Testing

@testable import TextBackend

@Suite(.watchdog) struct GlyphCodePictureTests {
  @Test(arguments: [(0, 0, 0), (255, (1 << 20) - 1, 0), (7, 3, (1 << 20) - 1)])
  func holdsAPartOfAPicture(index: Int, x: Int, y: Int) {
    let part = PicturePart(index: index, cell: Point(x: x, y: y))
    let glyph = GlyphCode(part)
    #expect(glyph.picturePart == part)
    #expect(glyph.poolIndex == nil && glyph.link == 0)
    #expect(!glyph.isWide && !glyph.isUnstable && !glyph.isASCII)
  }

  @Test func otherGlyphsAreNoPictures() {
    let long = GlyphCode(
      utf8: Array(repeating: 0xFF, count: 7), isWide: true, hasAmbiguousWidth: true,
      isRightToLeft: true)
    let pooled = GlyphCode(
      poolIndex: 0xFFFF_FFFF, isWide: true, hasAmbiguousWidth: true, link: 0xFF_FFFF)
    for glyph in [.blank, .trailingHalf, .blankUnderPicture, pooled, long] {
      #expect(glyph?.picturePart == nil)
    }
  }
}
