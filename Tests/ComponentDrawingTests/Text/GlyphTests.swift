import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct GlyphTests {
  @Test func addsUpWidths() {
    let wide = Glyph(code: 1, width: 2, isSpace: false)
    #expect([wide, .blank, wide][...].width == 5)
    #expect([wide, .blank, wide][1...].width == 3)
    #expect([Glyph]()[...].width == 0)
  }
}
