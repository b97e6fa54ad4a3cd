/// A cache of the glyphs of one border style.
struct BorderGlyphs {
  private var cached: (characters: String, glyphs: [Glyph])?

  @MainActor
  mutating func glyphs(
    of style: BorderStyle, usesASCII: Bool, shaper: any TextShaper
  ) -> [Glyph] {
    let characters = style.characters(inASCII: usesASCII)
    if let cached, cached.characters == characters { return cached.glyphs }
    let glyphs = shaper.glyphs(of: characters)
    cached = (characters, glyphs)
    return glyphs
  }
}
