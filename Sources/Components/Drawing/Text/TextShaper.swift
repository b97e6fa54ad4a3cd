/// Converts untrusted text into glyphs that are safe to draw.
@MainActor
package protocol TextShaper: AnyObject {
  /// Returns the glyphs of `string` in a single line.
  func glyphs(of string: String) -> [Glyph]

  /// Returns `glyphs` as parts of a hyperlink to `url`, if the surface can show hyperlinks.
  func glyphs(_ glyphs: [Glyph], linkedTo url: String) -> [Glyph]
}

extension TextShaper {
  /// Returns the glyphs unchanged.
  package func glyphs(_ glyphs: [Glyph], linkedTo url: String) -> [Glyph] { glyphs }
}
