/// A cache of the glyphs of one border style.
struct BorderGlyphs {
  private var drawn: (characters: String, glyphs: [Glyph])?

  @MainActor
  mutating func glyphs(
    of style: BorderStyle, usesASCII: Bool, shaper: any TextShaper
  ) -> [Glyph] {
    let characters = style.characters(inASCII: usesASCII)
    if let drawn, drawn.characters == characters { return drawn.glyphs }
    let glyphs = shaper.glyphs(of: characters)
    drawn = (characters, glyphs)
    return glyphs
  }
}
