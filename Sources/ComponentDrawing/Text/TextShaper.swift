/// Converts untrusted text into glyphs that are safe to draw.
@MainActor
package protocol TextShaper: AnyObject {
  /// Appends the glyphs of `string`, in a single line, to `glyphs`.
  func append(_ string: String, to glyphs: inout [Glyph])

  /// Returns the glyph of a character of a single scalar, or `nil` if nothing of it is shown.
  func glyph(of scalar: Unicode.Scalar) -> Glyph?

  /// Returns the glyph of `character`, or `nil` if nothing of it is shown.
  func glyph(of character: Character) -> Glyph?

  /// Makes the glyphs from `start` on parts of a hyperlink to `url`, if the surface can show
  /// hyperlinks.
  func link(_ glyphs: inout [Glyph], from start: Int, to url: String)
}

extension TextShaper {
  /// Returns the glyphs of `string` in a single line.
  package func glyphs(of string: String) -> [Glyph] {
    var glyphs: [Glyph] = []
    append(string, to: &glyphs)
    return glyphs
  }

  /// Returns the glyph of a character of `scalar`.
  package func glyph(of scalar: Unicode.Scalar) -> Glyph? { glyph(of: Character(scalar)) }

  /// Returns the first glyph of a string of `character`.
  package func glyph(of character: Character) -> Glyph? { glyphs(of: String(character)).first }

  /// Leaves the glyphs unchanged.
  package func link(_ glyphs: inout [Glyph], from start: Int, to url: String) {}
}
