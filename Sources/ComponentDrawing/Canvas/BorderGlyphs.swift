/// A cache of the glyphs of border styles, which are few, however many views have a border.
package struct BorderGlyphs {
  private var cached: [(characters: String, glyphs: [Glyph])] = []

  /// The largest number of border styles; the oldest is forgotten.
  private static let limit = 16

  package init() {}

  @MainActor
  package mutating func glyphs(
    of style: BorderStyle, usesASCII: Bool, shaper: any TextShaper
  ) -> [Glyph] {
    let characters = style.characters(inASCII: usesASCII)
    for entry in cached where entry.characters == characters { return entry.glyphs }
    let glyphs = shaper.glyphs(of: characters)
    if cached.count == BorderGlyphs.limit { cached.removeFirst() }
    cached.append((characters, glyphs))
    return glyphs
  }
}
