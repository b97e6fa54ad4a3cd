/// A cache of the glyphs of border styles and marks, which are few, however many views have one.
package struct BorderGlyphs {
  private var cached: [(characters: String, glyphs: [Glyph])] = []

  /// The largest number of border styles and marks; the oldest is forgotten.
  private static let limit = 32

  package init() {}

  @MainActor
  package mutating func glyphs(
    of style: BorderStyle, usesASCII: Bool, shaper: any TextShaper
  ) -> [Glyph] {
    glyphs(of: style.characters(inASCII: usesASCII), shaper: shaper)
  }

  /// Returns the glyphs of a mark.
  @MainActor
  package mutating func glyphs(of characters: String, shaper: any TextShaper) -> [Glyph] {
    for entry in cached where entry.characters == characters { return entry.glyphs }
    let glyphs = shaper.glyphs(of: characters)
    if cached.count == BorderGlyphs.limit { cached.removeFirst() }
    cached.append((characters, glyphs))
    return glyphs
  }
}
