import Testing

@testable import Components

@Suite(.timeLimit(.minutes(5))) struct GlyphTests {
  @Test func addsUpWidths() {
    let wide = Glyph(code: 1, width: 2, isSpace: false)
    #expect([wide, .blank, wide][...].width == 5)
    #expect([wide, .blank, wide][1...].width == 3)
    #expect([Glyph]()[...].width == 0)
  }
}
