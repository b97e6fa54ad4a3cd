import TestSupport
import Testing

@testable import ComponentDrawing

@MainActor @Suite(.watchdog) struct BorderGlyphsTests {
  @Test func shapesAStyleOnce() {
    let shaper = CountingShaper()
    var glyphs = BorderGlyphs()
    for _ in 0..<3 { _ = glyphs.glyphs(of: .double, usesASCII: false, shaper: shaper) }
    #expect(shaper.count == 1)
    #expect(glyphs.glyphs(of: .double, usesASCII: true, shaper: shaper).count == 8)
    #expect(glyphs.glyphs(of: .heavy, usesASCII: true, shaper: shaper).count == 8)
    #expect(shaper.count == 3)
  }

  @Test func remembersTheStylesThatAViewChangesBetween() {
    let shaper = CountingShaper()
    var glyphs = BorderGlyphs()
    for _ in 0..<3 {
      for style in [BorderStyle.rounded, .heavy, .halfBlock] {
        let expected = CharacterShaper().glyphs(of: style.characters(inASCII: false))
        #expect(glyphs.glyphs(of: style, usesASCII: false, shaper: shaper) == expected)
      }
    }
    #expect(shaper.count == 3)
  }

  @Test func shapesAMarkOnce() {
    let shaper = CountingShaper()
    var glyphs = BorderGlyphs()
    for _ in 0..<3 { #expect(glyphs.glyphs(of: "▸◂", shaper: shaper).count == 2) }
    #expect(shaper.count == 1)
  }
}

@MainActor
private final class CountingShaper: TextShaper {
  private(set) var count = 0

  func append(_ string: String, to glyphs: inout [Glyph]) {
    count += 1
    CharacterShaper().append(string, to: &glyphs)
  }
}
